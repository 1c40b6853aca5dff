import { attributes } from './frame-address.ts';
import { openFrame, type OpenFrame } from './open-frame.ts';

/*
 * What a hotel puts on its own page: a script, or the element that the script brings. It is a plain script of at most
 * four kilobytes: no styles, no libraries, nothing that a strict policy of the page would refuse.
 */
const script = (document.currentScript ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]')) as HTMLScriptElement;
const engine = new URL(script.src).origin;
const name = 'stayfront-booking';

class StayfrontBooking extends HTMLElement {
  static readonly observedAttributes = [...Object.keys(attributes), 'hotel', 'consent'];
  #open: OpenFrame | null = null;

  connectedCallback(): void {
    this.#open = openFrame(this, engine);
  }

  disconnectedCallback(): void {
    this.#open?.close();
    this.#open = null;
  }

  attributeChangedCallback(changed: string): void {
    const open = this.#open;
    if (!open) return;
    // How it looks and what the guest has agreed to is told to the booking; anything else begins a new one.
    if (changed === 'theme' || changed === 'consent') return open.postWishes();
    open.close();
    this.connectedCallback();
  }
}

if (!customElements.get(name)) customElements.define(name, StayfrontBooking);

const { hotel, title } = script.dataset;
if (hotel) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(script.dataset))
    element.setAttribute(key.replace(/[A-Z]/, '-$&'), value ?? '');
  const link = document.createElement('a');
  link.href = `${engine}/${hotel}`;
  link.textContent = title ?? 'Booking';
  element.append(link);
  script.after(element);
}
