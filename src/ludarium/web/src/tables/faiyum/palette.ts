/** The colours of Faiyum: sun, Nile, papyrus, reeds and lapis, by day and by night. */
import { css } from "lit";

export const palette = css`
  :host {
    --accent: light-dark(#1d4f8c, #92bdf5);
    --accent-ink: light-dark(#fffaf0, #0a1b33);
    --accent-soft: light-dark(#d9e5f4, #1d3352);
    --pays: light-dark(#8a2a16, #ffab94);
    --gets: light-dark(#2c5f1d, #a9dd86);
    --fa-ink: light-dark(#33261a, #f1e5cb);
    --fa-line: #2b2118;
    --fa-papyrus: light-dark(#fbf1d8, #f0e2be);
    --fa-sheet: light-dark(#fdf6e3, #2c281e);
    --fa-sheet-2: light-dark(#f3e6c4, #383225);
    --fa-edge: light-dark(#c9ad74, #6a5c3f);
    --fa-lapis: light-dark(#1d4f8c, #92bdf5);
    --fa-lapis-piece: #2f67b1;
    --fa-gold: #e2b13c;
    --fa-glow: light-dark(#b45309, #ffd25e);
    --fa-sun: #f0b429;
    --fa-sun-disc: #e4702e;
    --fa-terracotta: #c0613a;
    --fa-wheat: #e6b73e;
    --fa-wheat-stalk: #8a7425;
    --fa-grape: #8450a6;
    --fa-stone: #b3aa9a;
    --fa-stone-light: #d6cfc0;
    --fa-fish: #6fb3c4;
    --fa-rose: #d6577f;
    --fa-reed: #5f8f3f;
    --fa-linen: #f6efdf;
    --fa-skin: #b5713f;
    --fa-mud: #cf9a5d;
    --fa-mud-light: #e8bd80;
    --fa-limestone: #d9c595;
    --fa-limestone-light: #f3e6c0;
    --fa-wood: #9a6b3f;
    --fa-road: #ecd9a8;
    --fa-croc: #5d8150;
    --fa-storm: #6d7488;
    --fa-water: light-dark(#a9d3e0, #16323f);
    --fa-ripple: light-dark(#8fc2d3, #1f4352);
    --fa-shallows: light-dark(#bfe0e4, #1d3f4c);
    --fa-beach: light-dark(#eeddb0, #4a4230);
    --fa-wheat-field: light-dark(#f0d588, #6b5a2a);
    --fa-wheat-mark: light-dark(#d9b352, #836f36);
    --fa-grape-field: light-dark(#bfd39a, #3f5230);
    --fa-grape-vine: light-dark(#97b46d, #55703f);
    --fa-grape-mark: light-dark(#a583b8, #6d4d80);
    --fa-stone-field: light-dark(#ddd6c8, #55524b);
    --fa-stone-mark: light-dark(#c6bdab, #66625a);
    --fa-site-field: light-dark(#f3e3c0, #5c513b);
    --fa-site-mark: light-dark(#dcc69a, #6c604a);
    --fa-red-field: light-dark(#e4a587, #7a4330);
    --fa-red-mark: light-dark(#dc9776, #854c37);
    --fa-swamp-mark: light-dark(#5b95a0, #4b8490);
    --fa-patch: light-dark(#f1e0b4, #8a7850);
    --fa-water-line: light-dark(#2f7ea6, #6db6d6);

    --fa-harvest: light-dark(#3d5816, #b3d47c);
    --fa-build: light-dark(#8f3f1c, #f2aa80);
    --fa-trade: light-dark(#1d4f8c, #92bdf5);
    --fa-other: light-dark(#6a3a80, #d3a9e8);
  }
`;
