import type { Consent } from './messages.ts';

/** What the guest has agreed to on the hotel's own page holds in the frame too: whoever counts visits listens for it. */
export function applyConsent(consent: Consent): void {
  dispatchEvent(new CustomEvent<Consent>('stayfront:consent', { detail: consent }));
}
