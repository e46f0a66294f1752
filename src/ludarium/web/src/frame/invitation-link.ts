// The link for friends: to copy, to scan, and in plain words who can come by it.

import { AT_HOME, shareable } from "../home/addresses.ts";
import { css, html, LitElement, nothing, svg, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { qr } from "../look/qr.ts";
import { shared } from "../look/tokens.ts";
import type { Invitation } from "../protocol.ts";
import type { Say } from "../say.ts";
import { getJson } from "./house.ts";

const OWN = ["localhost", "127.0.0.1", "[::1]"]; // names that lead every machine to itself
const QUIET = 4; // light modules around a code

/** The address that a friend can use: where this page is open under a name that leads nowhere else, that of the network. */
export function addressFor(link: string, invitation: Invitation | null): string {
  const url = new URL(link);
  const [address] = invitation?.addresses ?? [];
  if (address && OWN.includes(url.hostname)) url.hostname = address;
  return url.href;
}

/** Whether a link leads to this machine alone. */
export function leadsNowhere(link: string, invitation: Invitation | null): boolean {
  return invitation !== null && OWN.includes(new URL(addressFor(link, invitation)).hostname);
}

class InvitationLink extends LitElement {
  static override properties = {
    say: { attribute: false },
    path: { attribute: false },
    invitation: { state: true },
    copied: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--s3);
      }
      .scan {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s3);
        color: var(--ink-2);
      }
      .scan p {
        flex: 1;
        min-width: 180px;
      }
      .code {
        width: 148px;
        height: 148px;
        border-radius: var(--r1);
        background: #fff;
      }
      .alone {
        padding: var(--s2) var(--s3);
        border-left: 3px solid var(--bad);
        border-radius: var(--r1);
        background: var(--bad-soft);
      }
      code {
        display: block;
        margin-top: var(--s1);
        overflow-wrap: anywhere;
      }
    `,
  ];

  declare say: Say;
  declare path: string; // of the table
  declare invitation: Invitation | null;
  declare copied: boolean;

  constructor() {
    super();
    this.invitation = null;
    this.copied = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!AT_HOME) void getJson<Invitation>("/api/invitation").then((told) => (this.invitation = told));
  }

  get #link(): string {
    return addressFor(shareable(this.path), this.invitation);
  }

  override render(): TemplateResult {
    const { say } = this;
    return html`
      <div class="one-line">
        <input class="field" readonly .value=${this.#link} aria-label=${say.words("web-link")} @focus=${(
          event: Event,
        ) => (event.target as HTMLInputElement).select()} />
        <button class="button copy" @click=${() => void this.#copy()}>${icons.share()} ${say.words(
          this.copied ? "web-copied" : "web-copy",
        )}</button>
      </div>
      ${leadsNowhere(this.#link, this.invitation) ? this.#alone() : this.#scan()}
    `;
  }

  /** Nobody else can come; how that is changed. */
  #alone(): TemplateResult {
    const { say } = this;
    return html`<p class="alone">${say.words("web-alone")}<code>ludarium serve --host 0.0.0.0</code></p>`;
  }

  #scan(): TemplateResult {
    const { say } = this;
    const near = this.invitation?.addresses.length;
    return html`
      <div class="scan">${code(this.#link, say.words("web-qr"))}
        <p>${say.words(near ? "web-open-near" : "web-open-link")}</p></div>
    `;
  }

  async #copy(): Promise<void> {
    const input = this.renderRoot.querySelector("input")!;
    input.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(this.#link);
    this.copied = true;
  }
}

/** A link as a drawing that a camera reads; too long a one has none. */
function code(link: string, label: string): TemplateResult | typeof nothing {
  const modules = qr(link);
  if (!modules) return nothing;
  const size = modules.length + 2 * QUIET;
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + QUIET},${y + QUIET}h1v1h-1z`] : []))
  ).join("");
  return html`<svg class="code" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label}>
    ${svg`<path d=${path} fill="#000" shape-rendering="crispEdges" />`}
  </svg>`;
}

customElements.define("invitation-link", InvitationLink);
