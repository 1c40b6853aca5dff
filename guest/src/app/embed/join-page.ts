import { applyConsent, choiceOf } from '../flow/consent.ts';
import { frameHeight } from './frame-height.ts';
import { noteHostPage } from './host-page.ts';
import { leadOut } from './lead-out.ts';
import { readFromPage, type ToFrame, type ToPage } from './messages.ts';
import { originOf } from './origin-of.ts';

export type PageWish = {
  readonly hotelId: number;
  /** The hotel's sites. The browser lets no other page show us; here nobody else is listened or spoken to. */
  readonly origins: readonly string[];
  readonly onMode: (mode: 'light' | 'dark') => void;
};

/**
 * Joins the booking in a frame with the hotel's page around it: tells how high it is and where a page begins, hears what
 * part of it is seen. Hands back the way to stop.
 */
export function joinPage({ hotelId, origins, onMode }: PageWish): () => void {
  const page = window.parent;
  let origin = origins.find((one) => one === surroundingOrigin()) ?? null;
  const post = (message: ToPage): void => {
    if (origin !== null) page.postMessage(message, origin);
  };
  const obey = (message: ToFrame, from: string): void => {
    if (message.type === 'stayfront:hello') {
      origin = from;
      noteHostPage(message.page, from);
      post({ type: 'stayfront:ready', title: document.title });
      height.reportAgain();
    } else if (message.type === 'stayfront:view') showView(message);
    else if (message.type === 'stayfront:theme') onMode(message.mode);
    // It is kept for whoever counts visits, also where they come later.
    else
      applyConsent(
        hotelId,
        choiceOf((signal) => message.consent[signal] === 'granted'),
      );
  };
  const hear = ({ source, origin: from, data }: MessageEvent): void => {
    const message = source === page && origins.includes(from) ? readFromPage(data) : null;
    if (message) obey(message, from);
  };
  let { pathname } = location;
  /** Told for another page only: who has just opened the hotel's page is not to be pulled down to the booking. */
  const begin = (): void => {
    if (location.pathname !== pathname) post({ type: 'stayfront:top', top: 0 });
    ({ pathname } = location);
  };
  const height = frameHeight((pixels) => post({ type: 'stayfront:height', height: pixels }));
  addEventListener('message', hear);
  addEventListener('stayfront:page', begin);
  const stayInside = leadOut();
  post({ type: 'stayfront:ready', title: document.title });
  return () => {
    removeEventListener('message', hear);
    removeEventListener('stayfront:page', begin);
    height.stop();
    stayInside();
  };
}

/** Whose page is around us, where the browser says so. */
function surroundingOrigin(): string | null {
  const named = location.ancestorOrigins?.[0];
  return named ?? originOf(document.referrer);
}

/** Dialogs open where the guest looks: in a frame as high as its page, the window is no help. */
function showView({ top, height }: { readonly top: number; readonly height: number }): void {
  const { style, dataset } = document.documentElement;
  dataset['view'] = '';
  style.setProperty('--view-top', `${top}px`);
  style.setProperty('--view-height', `${height}px`);
}
