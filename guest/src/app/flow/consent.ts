import { cookieNamed } from './cookie-named.ts';
import { consentCookie } from '@stayfront/contract/choice-cookies';
import { keep } from './keep.ts';

/** What a guest may allow, by the names that tag managers know it by. */
export const consentSignals = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;

export type ConsentChoice = Readonly<Record<(typeof consentSignals)[number], boolean>>;

/** What was chosen in this document: it holds also where a browser keeps no cookies. */
const chosen = new Map<number, ConsentChoice>();
const listeners = new Set<() => void>();

export const choiceOf = (isAllowed: (signal: keyof ConsentChoice) => boolean): ConsentChoice => ({
  analytics_storage: isAllowed('analytics_storage'),
  ad_storage: isAllowed('ad_storage'),
  ad_user_data: isAllowed('ad_user_data'),
  ad_personalization: isAllowed('ad_personalization'),
});

/** What the guest has allowed this hotel; null where there was no answer yet. */
export function readConsent(hotelId: number): ConsentChoice | null {
  const known = chosen.get(hotelId);
  if (known) return known;
  const kept = cookieNamed(consentCookie(hotelId).name) ?? '';
  if (!/^[01]{4}$/.test(kept)) return null;
  const read = choiceOf((signal) => kept[consentSignals.indexOf(signal)] === '1');
  chosen.set(hotelId, read);
  return read;
}

/**
 * Applies a choice, from our own question or from the page around us: it is kept for half a year, the question goes away
 * and the tags hear of it. The one way in.
 */
export function applyConsent(hotelId: number, choice: ConsentChoice): void {
  const bits = consentSignals.map((signal) => (choice[signal] ? '1' : '0')).join('');
  keep({ consent: { hotelId, answer: bits } });
  chosen.set(
    hotelId,
    choiceOf((signal) => choice[signal]),
  );
  for (const listener of listeners) listener();
}

export function subscribeConsent(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
