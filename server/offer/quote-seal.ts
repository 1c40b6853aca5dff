import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Quote } from '@stayfront/rules/booking/quote';
import { readQuote, writeQuote } from '@stayfront/rules/booking/quote-text';

/** Signs quotes and recognises its own. Any server of a cluster with the same secret can read what another signed. */
export type QuoteSeal = {
  seal(quote: Quote): string;
  /** Signs a quote that was written by `quoteWriter`. */
  sealText(text: string): string;
  open(reference: string): Quote | null;
};

export function quoteSeal(secret: string): QuoteSeal {
  // A key of its own, so that a signature made for another purpose can never pass as a quote.
  const key = createHmac('sha256', secret).update('quote').digest('hex');
  // The key in front and SHA-512/256 behind it: a search signs dozens of quotes, and this takes half the time of an
  // HMAC. It is as safe here, because the hash shows only half of its state and so cannot be carried on.
  const sign = (text: string): string => hash('sha512-256', key + text, 'base64url');
  const sealText = (text: string): string => `${text}~${sign(text)}`;
  return {
    seal: (quote) => sealText(writeQuote(quote)),
    sealText,
    open(reference) {
      const end = reference.lastIndexOf('~');
      const given = Buffer.from(reference.slice(end + 1));
      const text = reference.slice(0, Math.max(0, end));
      const right = Buffer.from(sign(text));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return readQuote(text);
    },
  };
}
