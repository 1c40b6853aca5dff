import { consentSignals, type Consent } from './messages.ts';

/** From an attribute: what is named is granted, all else is denied; null where nobody has said anything yet. */
export function readConsent(text: string | null): Consent | null {
  if (text === null) return null;
  const named = text.split(/[\s,]+/);
  const signals = consentSignals.map((signal) => {
    // Also by plain words: whoever counts visits, and whoever advertises.
    const isNamed = [signal, signal.startsWith('ad') ? 'marketing' : 'analytics'].some((word) => named.includes(word));
    return [signal, isNamed ? 'granted' : 'denied'];
  });
  return Object.fromEntries(signals) as Consent;
}
