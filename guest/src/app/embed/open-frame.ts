import { frameAddress } from './frame-address.ts';
import { readFromFrame, type ToFrame } from './messages.ts';
import { readConsent } from './read-consent.ts';

export type OpenFrame = { postWishes(): void; close(): void };

/** So long the booking may take to say its first word. */
const patienceMs = 20_000;
const frameStyle = 'display:block;width:100%;height:640px;border:0';
const waitStyle =
  'margin:80px auto -112px;width:32px;height:32px;box-sizing:border-box;border:3px solid;border-color:currentcolor transparent;border-radius:50%;opacity:.5';

function make<Tag extends 'iframe' | 'div' | 'slot'>(tag: Tag, style = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.style.cssText = style;
  return element;
}

/** Puts the booking into the element and lets both pages speak with each other. */
export function openFrame(element: HTMLElement, engine: string): OpenFrame {
  const read = (name: string): string | null => element.getAttribute(name);
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const stop = new AbortController();
  const { signal } = stop;
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // Until the booking is there, and where it does not come, what stands inside the element is seen: a link to it.
  const [slot, wait, frame] = [make('slot'), make('div', waitStyle), make('iframe', frameStyle)];
  let [isThere, hasMet] = [false, false];
  let due = 0;

  // Who is not there yet cannot hear, and the browser would say so at each scroll: all is told in the greeting.
  const post = (message: ToFrame): void => {
    if (isThere) frame.contentWindow?.postMessage(message, engine);
  };
  /** So many pixels at the head of the window the page covers with a bar of its own. */
  const offset = (): number => Number(read('offset')) || 0;
  const place = (): DOMRect => frame.getBoundingClientRect();
  const postView = (): void => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      const { top, bottom } = place();
      const start = Math.max(top, offset());
      const height = Math.round(Math.min(bottom, innerHeight) - start);
      if (height > 0) post({ type: 'stayfront:view', top: Math.round(start - top), height });
    });
  };
  const postWishes = (): void => {
    const theme = read('theme');
    const isDark = theme === 'auto' ? darkness.matches : theme === 'dark';
    if (theme) post({ type: 'stayfront:theme', mode: isDark ? 'dark' : 'light' });
    const consent = readConsent(read('consent'));
    if (consent) post({ type: 'stayfront:consent', consent });
  };
  const greet = (): void => {
    isThere = true;
    post({ type: 'stayfront:hello', page: location.href });
    postWishes();
    postView();
  };
  const endWait = (): void => {
    wait.remove();
    element.ariaBusy = null;
  };
  const hear = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== engine || source !== frame.contentWindow) return;
    const message = readFromFrame(data);
    if (!message) return;
    if (message.type === 'stayfront:ready') {
      frame.title = read('title') ?? message.title;
      endWait();
      slot.remove();
      // Its first word may have come before the page's greeting was heard.
      if (!hasMet) greet();
      hasMet = true;
    } else if (message.type === 'stayfront:height') {
      frame.style.height = `${message.height}px`;
      postView();
    } else {
      const at = place().top + message.top - offset();
      if (at < 0 || at > innerHeight / 2) scrollBy(0, at);
    }
  };

  addEventListener('message', hear, { signal });
  for (const name of ['scroll', 'resize']) addEventListener(name, postView, { signal, passive: true, capture: true });
  darkness.addEventListener('change', postWishes, { signal });
  element.style.display ||= 'block';
  element.ariaBusy = 'true';
  wait.animate({ rotate: ['0turn', '1turn'] }, { duration: 1200, iterations: Infinity });
  frame.title = read('title') ?? 'Booking';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = frameAddress(engine, read);
  frame.onload = greet;
  root.replaceChildren(slot, wait, frame);
  setTimeout(endWait, patienceMs);
  return { postWishes, close: () => stop.abort() };
}
