/** Own drawings of goods, pieces and verbs, each on a sheet of 24 by 24; colours are the table's tokens. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const GRAIN = [[9.2, 5.6, -25], [14.8, 5.6, 25], [8.6, 9.4, -25], [15.4, 9.4, 25], [8.6, 13.2, -25], [
  15.4,
  13.2,
  25,
]];
const BERRIES = [[8, 9.5], [12, 9], [16, 9.5], [10, 12.8], [14, 12.8], [12, 16.4], [12, 20]];

const GOODS = {
  wheat: svg`<g fill="var(--fa-wheat)" stroke="var(--fa-line)" stroke-width=".9">
    <path d="M12 22.5V9" fill="none" stroke="var(--fa-wheat-stalk)" stroke-width="1.8" stroke-linecap="round"/>
    <ellipse cx="12" cy="3.9" rx="1.9" ry="3"/>
    ${
    GRAIN.map(([x, y, turn]) =>
      svg`
        <ellipse cx=${x} cy=${y} rx="1.8" ry="2.9"
          transform="rotate(${turn} ${x} ${y})" />
      `
    )
  }
  </g>`,
  grape: svg`<g stroke="var(--fa-line)" stroke-width=".9">
    <path d="M12 8c0-3 .6-4.6 2.2-6" fill="none" stroke="var(--fa-wheat-stalk)" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M12.4 6.2c2-3.4 5.6-3.4 8-1.6-1.3 3-4.6 4-8 1.6z" fill="var(--fa-reed)"/>
    ${
    BERRIES.map(([x, y]) =>
      svg`
        <circle cx=${x} cy=${y} r="2.6" fill="var(--fa-grape)" />
      `
    )
  }
    <g fill="#fff" stroke="none" opacity=".45"><circle cx="7.2" cy="8.8" r=".7"/><circle cx="11.2" cy="8.3" r=".7"/><circle cx="9.2" cy="12" r=".7"/></g>
  </g>`,
  stone: svg`
    <g stroke="var(--fa-line)" stroke-width=".9" stroke-linejoin="round">
      <path d="M4 9.5 12 5l8 4.5v7L12 21l-8-4.5z" fill="var(--fa-stone)" />
      <path d="M4 9.5 12 14l8-4.5L12 5z" fill="var(--fa-stone-light)" />
      <path d="M12 14v7M7.4 16.2v-1.8M16 17.2v-1.6" fill="none" />
    </g>
  `,
  fish: svg`
    <g stroke="var(--fa-line)" stroke-width=".9" stroke-linejoin="round">
      <path d="M2 12c3-5.6 10-6.6 14.4-2.2L21.6 6c-.8 4-.8 8 0 12l-5.2-3.8C12 18.6 5 17.6 2 12z"
        fill="var(--fa-fish)" />
      <path d="M8.6 8.100c1.2 2.4 1.2 5.4 0 7.800M12 8.200c1 2.2 1 5.4 0 7.6" fill="none" opacity=".6" />
      <circle cx="5.8" cy="11" r="1" fill="var(--fa-line)" stroke="none" />
    </g>
  `,
  rose: svg`
    <g stroke="var(--fa-line)" stroke-width=".9" stroke-linejoin="round">
      <path d="M12 14v8.5" fill="none" stroke="var(--fa-reed)" stroke-width="1.8" stroke-linecap="round" />
      <path d="M12 20c2-3.2 5-3.6 7-2.6-1.2 2.8-4.2 3.8-7 2.600z" fill="var(--fa-reed)" />
      <path
        d="M12 2.200c2.2 0 3.6 1 4.4 2.4 2 .6 3 2.6 2.6 4.6-.3 3.8-3.6 6-7 6s-6.7-2.2-7-6c-.4-2 .6-4 2.6-4.600C8.4 3.2 9.8 2.2 12 2.200z"
        fill="var(--fa-rose)" />
      <path
        d="M9 8.200c0-2 1.4-3.2 3-3.200s3 1.2 3 3-1.3 2.6-2.6 2.6-2-.8-2-1.800M5.6 8.800c1.2 3 3.6 4.2 6.4 4.200s5.2-1.2 6.4-4.2"
        fill="none" />
    </g>
  `,
  money: svg`
    <g stroke="var(--fa-line)">
      <circle cx="12" cy="12" r="9.4" fill="var(--fa-gold)" stroke-width=".9" />
      <circle cx="12" cy="12" r="6.8" fill="none" stroke-width=".8" opacity=".7" />
      <path d="M12 7.400v9.200M14.4 9.200c-3-1.6-5.2-.2-4.6 1.4.6 1.5 4.3.9 4.7 2.7.4 1.8-2.3 2.8-5 1.2"
        fill="none" stroke-width="1.3" stroke-linecap="round" />
    </g>
  `,
  fame: svg`
    <g>
      <path
        d="M12 .8l1.7 4.7 4.4-2.6-1.2 4.9 5.1-.5-3.7 3.500L22.9 14l-5 .9 2 4.7-4.7-1.7-1 5-2.7-4.300L8.3 22l-.5-5L2.9 18.200l2.6-4.4-4.7-1.9 4.7-1.6-2.6-4.5 5 .9.4-5.1 3.2 4z"
        fill="var(--fa-sun)" stroke="var(--fa-line)" stroke-width=".8" stroke-linejoin="round" />
      <circle cx="12" cy="12" r="4.2" fill="var(--fa-sun-disc)" stroke="var(--fa-line)" stroke-width=".8" />
    </g>
  `,
};

const PIECES = {
  worker: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M8.2 21.8 9 14.600h6l.8 7.200z" fill="var(--fa-linen)" />
      <path d="M6.6 9.600c3.4-1.6 7.4-1.6 10.8 0l-1.5 1.6-.6 4.200H8.700l-.6-4.200z" fill="var(--fa-skin)" />
      <path d="M5.8 15.5 6.6 9.6 8.4 11zM18.2 15.500l-.8-5.900L15.6 11z" fill="var(--fa-skin)" />
      <path d="M8.7 15.400h6.600v1.500H8.700z" fill="var(--fa-lapis-piece)" />
      <circle cx="12" cy="5.4" r="3" fill="var(--fa-skin)" />
      <path d="M8.6 7.800C8 3.6 9.6 1.6 12 1.600s4 2 3.4 6.200l-1.3-.6c.3-1.8-.3-3-2.1-3s-2.4 1.2-2.1 3z"
        fill="var(--fa-linen)" />
    </g>
  `,
  settlement: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M3.5 21V11.500L5 10h14l1.5 1.500V21z" fill="var(--fa-mud)" />
      <path d="M3 11.8 5 9h14l2 2.800z" fill="var(--fa-mud-light)" />
      <path d="M9.8 21v-5.200h4.400V21z" fill="var(--fa-line)" />
      <path d="M6 14h2v2H6zM16 14h2v2h-2z" fill="var(--fa-line)" stroke="none" />
      <path d="M8 9V6.500h3V9" fill="var(--fa-mud)" />
    </g>
  `,
  town: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M1.8 21.500V13h7v8.500zM15.2 21.500V12h7v9.500z" fill="var(--fa-mud)" />
      <path d="M7.5 21.5 8.3 4.500h7.400l.8 17z" fill="var(--fa-mud-light)" />
      <path d="M7.4 4.800V2.600h1.800v1h2v-1h1.800v1h2v-1h1.600v2.200z" fill="var(--fa-mud)" />
      <path d="M10.2 21.500v-5a1.8 1.8 0 0 1 3.6 0v5z" fill="var(--fa-line)" />
      <path d="M10 8h1.400v2.400H10zM12.8 8h1.400v2.400h-1.400zM4 15.600h2v2H4zM18 15h2v2h-2z"
        fill="var(--fa-line)" stroke="none" />
    </g>
  `,
  palace: svg`
    <g stroke="var(--fa-line)" stroke-width=".9" stroke-linejoin="round">
      <path d="M1.2 22 2.6 7h5.600l.8 15zM22.8 22 21.4 7h-5.600L15 22z" fill="var(--fa-gold)" />
      <path d="M8.6 10.500h6.800V22H8.600z" fill="var(--fa-mud-light)" />
      <path d="M10.4 22v-7h3.200v7z" fill="var(--fa-line)" />
      <path d="M2.2 7h6.400V5.200H2.200zM15.4 7h6.400V5.200h-6.400zM8.4 10.500h7.200V8.800H8.400z"
        fill="var(--fa-lapis-piece)" />
      <path d="M5.4 5.200V1M18.6 5.200V1" fill="none" stroke-width="1.2" />
      <path d="M5.4 1l3.4 1-3.4 1.200zM18.6 1l3.4 1-3.4 1.200z" fill="var(--fa-terracotta)" />
      <circle cx="12" cy="12.6" r="1.1" fill="var(--fa-sun)" />
    </g>
  `,
  workshop: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M4 21.500V10h16v11.500z" fill="var(--fa-linen)" />
      <path d="M2.6 11 5 5h14l2.4 6z" fill="var(--fa-lapis-piece)" />
      <path d="M8.6 5 7.6 11h3.300L11.3 5zM12.7 5l.4 6h3.300l-1-6z" fill="var(--fa-linen)" />
      <path d="M6.2 21.500V14.500h5.200v7z" fill="var(--fa-line)" />
      <path d="M14.2 21.500c-1.6-2.5-1-5 .5-6v-1.200h2.600v1.200c1.5 1 2.1 3.5.5 6z"
        fill="var(--fa-terracotta)" />
    </g>
  `,
  extension: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M2.5 21.500V11h11v10.500zM13.5 21.500V7h8v14.500z" fill="var(--fa-linen)" />
      <path d="M1.2 11.8 3.4 6.500h9.200l1.8 5.300z" fill="var(--fa-lapis-piece)" />
      <path d="M12.5 7.6 14 3.200h7l1.6 4.400z" fill="var(--fa-gold)" />
      <path d="M5.5 21.500v-6.300h4.500v6.300z" fill="var(--fa-line)" />
      <path d="M17.5 10.500v6M14.5 13.500h6" fill="none" stroke="var(--fa-terracotta)" stroke-width="2.2"
        stroke-linecap="round" />
    </g>
  `,
  block: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M2.5 9 12 4.5 21.5 9v8L12 21.5 2.5 17z" fill="var(--fa-limestone)" />
      <path d="M2.5 9 12 13.5 21.5 9 12 4.500z" fill="var(--fa-limestone-light)" />
      <path d="M12 13.500v8M6 14.200l3 1.4" fill="none" />
    </g>
  `,
  road: svg`
    <g stroke-linejoin="round">
      <path d="M6 22.500c-1-8 11-9 9-21" fill="none" stroke="var(--fa-line)" stroke-width="8" />
      <path d="M6 22.500c-1-8 11-9 9-21" fill="none" stroke="var(--fa-road)" stroke-width="6.2" />
      <path d="M6 21.500c-.6-7 10-9 9-19" fill="none" stroke="var(--fa-line)" stroke-width="1"
        stroke-dasharray="2.6 2.6" />
    </g>
  `,
  bridge: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M1 19.600c2-1.4 3.6-1.4 5.5 0s3.6 1.4 5.5 0 3.6-1.4 5.5 0 3.6 1.4 5.5 0" fill="none"
        stroke="var(--fa-water-line)" stroke-width="1.8" />
      <path d="M1 9.500c7-4 15-4 22 0V17h-3.400c-.8-4-4-6-7.6-6s-6.8 2-7.6 6H1z" fill="var(--fa-wood)" />
      <path d="M4.5 8v4M8.5 6.800V11M12 6.500v4.400M15.5 6.800V11M19.5 8v4" fill="none" opacity=".7" />
    </g>
  `,
  "ornate-bridge": svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M1 20.600c2-1.4 3.6-1.4 5.5 0s3.6 1.4 5.5 0 3.6-1.4 5.5 0 3.6 1.4 5.5 0" fill="none"
        stroke="var(--fa-water-line)" stroke-width="1.8" />
      <path d="M1 10.500c7-4 15-4 22 0V18h-3.400c-.8-4-4-6-7.6-6s-6.8 2-7.6 6H1z" fill="var(--fa-gold)" />
      <path d="M2.6 9.800V3.500L3.8 1.5 5 3.500v5.400zM19 8.900V3.500l1.2-2 1.2 2v6.300z"
        fill="var(--fa-limestone-light)" />
      <circle cx="12" cy="9.7" r="1.5" fill="var(--fa-lapis-piece)" />
    </g>
  `,
  crocodile: svg`
    <g stroke="var(--fa-line)" stroke-width=".9" stroke-linejoin="round">
      <path
        d="M1 13.200c1.5-1.6 4.3-1.8 6-2.4.3-1.8 2.6-2 3.2-.6 1 .1 1.8.3 2.4.5l.9-1.3 1.1 1.6 1.3-1 .8 1.7 1.5-.6.5 1.700c1.7.2 3-.3 4.5-1.8-.1 3.6-2.3 5.7-6 6l.3 1.900h-2.300l-.6-1.800H9.800l.4 1.800H7.900l-.8-2.200C4.5 16.3 1.9 16 1 15z"
        fill="var(--fa-croc)" />
      <path d="M1 14.100h6.2" fill="none" stroke="var(--fa-linen)" stroke-width="1" stroke-dasharray="1 .8" />
      <circle cx="8.7" cy="11" r="1" fill="var(--fa-sun)" />
    </g>
  `,
};

const SIGNS = {
  boat: svg`
    <g stroke-linejoin="round">
      <path d="M1 21c2.5-1.4 4.5-1.4 7 0s4.5 1.4 7 0 4.5-1.4 7 0" fill="none" stroke="var(--fa-ripple)"
        stroke-width="1.2" />
      <path d="M3 16.500h17c-1 2.5-3 3.5-5 3.500H8c-2.5 0-4.3-1.3-5-3.500z" fill="var(--fa-wood)"
        stroke="var(--fa-line)" stroke-width=".6" />
      <path d="M9.5 16.500V4M4 13.5 18.5 2.500c1.5 5 .5 9.5-1.5 12-4-.2-9-.3-13-1z" fill="var(--fa-linen)"
        stroke="var(--fa-line)" stroke-width=".6" />
    </g>
  `,
  dam: svg`
    <path d="M2 8h20v4H2zm0 5h6v4H2zm7 0h6v4H9zm7 0h6v4h-6z" fill="var(--fa-stone)" stroke="var(--fa-line)" />
  `,
  disaster: svg`
    <g stroke="var(--fa-line)" stroke-width=".9" stroke-linejoin="round">
      <path d="M5.5 12.500a4 4 0 0 1 .6-7.9 5.6 5.6 0 0 1 10.6-.7 4.2 4.2 0 0 1 2 8.200z"
        fill="var(--fa-storm)" />
      <path d="M12.8 9.5 8.5 16h3l-1.8 6.5 6.2-8.300h-3.200l2.3-4.700z" fill="var(--fa-sun)" />
    </g>
  `,
  scroll: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M5 4h14v16H5z" fill="var(--fa-papyrus)" />
      <path d="M3.5 2.500h17v3h-17zM3.5 18.500h17v3h-17z" fill="var(--fa-wood)" />
      <path d="M8 9h8M8 12h8M8 15h5" fill="none" />
    </g>
  `,
  cards: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <rect x="4" y="4" width="10" height="15" rx="1.5" fill="var(--fa-lapis-piece)"
        transform="rotate(-10 9 11)" />
      <rect x="10" y="4" width="10" height="15" rx="1.5" fill="var(--fa-papyrus)" transform="rotate(8 15 11)" />
    </g>
  `,
  pile: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <rect x="4" y="8.5" width="13" height="13" rx="1.5" fill="var(--fa-stone)" />
      <rect x="5.5" y="5.5" width="13" height="13" rx="1.5" fill="var(--fa-stone-light)" />
      <rect x="7" y="2.5" width="13" height="13" rx="1.5" fill="var(--fa-papyrus)" />
    </g>
  `,
  order: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M3 3h9l9.5 9.5-9 9L3 12z" fill="var(--fa-papyrus)" />
      <circle cx="7" cy="7" r="1.5" fill="var(--fa-line)" />
      <path d="M10 13.500l4.5-4.5" fill="none" stroke-width="1.6" />
    </g>
  `,
  cart: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M2 7h14v7H2z" fill="var(--fa-wood)" />
      <path d="M16 12h6" fill="none" stroke-width="1.8" />
      <circle cx="7" cy="17" r="4" fill="var(--fa-papyrus)" />
      <path d="M7 13v8M3 17h8M4.2 14.200l5.6 5.600M9.8 14.200l-5.6 5.6" fill="none" />
    </g>
  `,
  oversee: svg`
    <g stroke="var(--fa-line)" stroke-linecap="round" fill="none">
      <path d="M2 11c5-6.5 14-6.5 20-.5-5 5-14 5.5-20 .5z" fill="var(--fa-linen)" stroke-width="1.2" />
      <circle cx="12" cy="10.5" r="3" fill="var(--fa-lapis-piece)" stroke-width="1" />
      <path d="M2 6.500c6-5 14-5 20-1.500M11 14.500l-1 6.500M16 14c0 4 2 6 5 5.5" stroke-width="1.6" />
    </g>
  `,
  offer: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M5 21.500h14l-2-6H7z" fill="var(--fa-stone)" />
      <path d="M12 2c1 3.5 4.5 5 4.5 8.800a4.5 4.5 0 0 1-9 0C7.5 8 10.5 7 12 2z" fill="var(--fa-sun)" />
      <path d="M12 9c.5 1.6 1.8 2 1.8 3.600a1.8 1.8 0 0 1-3.6 0C10.2 11.2 11.6 10.6 12 9z"
        fill="var(--fa-terracotta)" />
    </g>
  `,
  link: svg`
    <g stroke="var(--fa-line)" stroke-width="1">
      <path d="M6 17 18 7" stroke="var(--fa-road)" stroke-width="4" />
      <circle cx="5.5" cy="17.5" r="4" fill="var(--fa-terracotta)" />
      <circle cx="18.5" cy="6.5" r="4" fill="var(--fa-terracotta)" />
    </g>
  `,
  basic: svg`
    <g stroke="var(--fa-line)" stroke-width="1">
      <circle cx="8" cy="9" r="5" fill="var(--fa-wheat)" />
      <circle cx="16" cy="9" r="5" fill="var(--fa-grape)" />
      <circle cx="12" cy="15.5" r="5" fill="var(--fa-stone)" />
    </g>
  `,
  goods: svg`
    <g stroke="var(--fa-line)" stroke-width="1" stroke-linejoin="round">
      <path d="M4 10c3-2 13-2 16 0-.5 6-3 11-8 11.500C7 21 4.5 16 4 10z" fill="var(--fa-terracotta)" />
      <ellipse cx="12" cy="9.6" rx="8" ry="2.6" fill="var(--fa-wheat)" />
      <path d="M8 8.500l1-5 2 4.5 2-6 1.5 6.5 2-3.5-.3 4" fill="var(--fa-reed)" />
    </g>
  `,
  field: svg`
    <path d="M12 2l8.7 5v10L12 22l-8.7-5V7z" fill="var(--fa-wheat-field)" stroke="var(--fa-line)"
      stroke-width="1.2" />
  `,
  wave: svg`
    <g fill="none" stroke="var(--fa-water-line)" stroke-width="2.2" stroke-linecap="round">
      <path
        d="M2 8c2.2-2 4.4-2 6.6 0s4.4 2 6.7 0S19.8 6 22 8M2 13c2.2-2 4.4-2 6.6 0s4.4 2 6.7 0 4.5-2 6.7 0M2 18c2.2-2 4.4-2 6.6 0s4.4 2 6.7 0 4.5-2 6.7 0" />
    </g>
  `,
  reeds: svg`
    <g fill="none" stroke-linecap="round">
      <path d="M2 20c2.2-2 4.4-2 6.6 0s4.4 2 6.7 0 4.5-2 6.7 0" stroke="var(--fa-water-line)"
        stroke-width="2.2" />
      <path d="M8 18C8 12 7 8 5 4M12 18V3M16 18c0-6 1-10 3-14" stroke="var(--fa-reed)" stroke-width="1.8" />
      <path d="M12 3v4M5 4l1 3.500M19 4l-1 3.5" stroke="var(--fa-wood)" stroke-width="3" />
    </g>
  `,
  site: svg`
    <g stroke="var(--fa-line)" stroke-width="1.2" stroke-linejoin="round">
      <path d="M2 19h20l-3-5H5z" fill="var(--fa-road)" />
      <path d="M7 14V8h10v6" fill="none" stroke-dasharray="2 1.5" />
    </g>
  `,
  harvest: svg`
    <path d="M6 21c9-1 14-8 12-17-1 6-6 10-13 10l1 3c6-.5 10-3 11.5-7C17 16 12 19 6 19z" fill="currentColor" />
  `,
  build: svg`
    <path d="M3 20 10.5 12.500l2 2L5 22zM9 6.5 13.5 2l8 8L17 14.500l-2.5-.5-4-4z" fill="currentColor" />
  `,
  trade: svg`
    <path d="M4 8h12V4.500L22 10l-6 5.500V12H4zm16 12H8v-3" fill="none" stroke="currentColor" stroke-width="2.2"
      stroke-linejoin="round" />
  `,
  other: svg`
    <path
      d="M10.8 22v-8.500H5v-3h5.800V9.400C8.6 8 8 2 12 2s3.4 6 1.2 7.400v1.100H19v3h-5.800V22zM12 4.400c-1.3 0-1.2 3 0 3.9 1.2-.9 1.3-3.9 0-3.900z"
      fill="currentColor" fill-rule="evenodd" />
  `,
};

const ART: Record<string, SVGTemplateResult> = { ...GOODS, ...PIECES, ...SIGNS };

/** All drawings once, to be used by name anywhere in the table. */
export function symbols(): TemplateResult {
  return html`<svg width="0" height="0" aria-hidden="true" class="symbols">
    ${
    Object.entries(ART).map(([name, art]) => svg`<symbol id="fa-${name}" viewBox="0 0 24 24">${art}</symbol>`)
  }
  </svg>`;
}

/** A drawing beside words; decoration, since the words say it. */
export function icon(name: string, kind = ""): TemplateResult {
  return html`
    <svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true">
      <use href="#fa-${name}"></use>
    </svg>
  `;
}

/** A drawing on the map, its middle at a point. */
export function drawn(name: string, x: number, y: number, size: number, kind = ""): SVGTemplateResult {
  return svg`
    <use class=${kind} href="#fa-${name}" x=${x - size / 2} y=${y - size / 2} width=${size}
      height=${size}></use>
  `;
}
