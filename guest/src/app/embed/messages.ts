/** The four signals of Consent Mode. */
export const consentSignals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;
export type Consent = Readonly<Record<(typeof consentSignals)[number], 'granted' | 'denied'>>;

/** What the hotel's page tells the booking in its frame. */
export type ToFrame =
  /** Which page this is: the guest comes back to it after a payment. */
  | { readonly type: 'stayfront:hello'; readonly page: string }
  /** The part of the frame that the guest sees, in the frame's own pixels. */
  | { readonly type: 'stayfront:view'; readonly top: number; readonly height: number }
  | { readonly type: 'stayfront:theme'; readonly mode: 'light' | 'dark' }
  | { readonly type: 'stayfront:consent'; readonly consent: Consent };

/** What the booking tells the page around it. Nothing of the guest, no price: how it is called, how high it is, where it begins. */
export type ToPage =
  | { readonly type: 'stayfront:ready'; readonly title: string }
  | { readonly type: 'stayfront:height'; readonly height: number }
  /** Another page of the booking: it is to be seen from this place on. */
  | { readonly type: 'stayfront:top'; readonly top: number };

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100_000 && Number.isInteger(value);

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

type Fields = Readonly<Record<string, unknown>>;

/** The message, if it is one of those that come from the booking, with nothing but what belongs to it. */
export function readFromFrame(data: unknown): ToPage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, title, height, top } = data as Fields;
  if (type === 'stayfront:ready' && isText(title, 300)) return { type, title };
  if (type === 'stayfront:height' && isLength(height)) return { type, height };
  if (type === 'stayfront:top' && isLength(top)) return { type, top };
  return null;
}

/** The message, if it is one of those that come from the hotel's page, with nothing but what belongs to it. */
export function readFromPage(data: unknown): ToFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, page, top, height, mode, consent } = data as Fields;
  if (type === 'stayfront:hello' && isText(page, 2000)) return { type, page };
  if (type === 'stayfront:view' && isLength(top) && isLength(height)) return { type, top, height };
  if (type === 'stayfront:theme' && (mode === 'light' || mode === 'dark')) return { type, mode };
  if (type === 'stayfront:consent' && isConsent(consent)) {
    const signals = consentSignals.map((signal) => [signal, consent[signal]]);
    return { type, consent: Object.fromEntries(signals) as Consent };
  }
  return null;
}

/** All four, each with a word that means something: half a consent is none. */
function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  return consentSignals.every((signal) => ['granted', 'denied'].includes(String((value as Fields)[signal])));
}
