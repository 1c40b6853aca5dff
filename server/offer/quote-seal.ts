import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Quote } from '@stayfront/rules/booking/quote';

/** Signs quotes and recognises its own. Any server of a cluster with the same secret can read what another signed. */
export type QuoteSeal = { seal(quote: Quote): string; open(reference: string): Quote | null };

export function quoteSeal(secret: string): QuoteSeal {
  // A key of its own, so that a signature made for another purpose can never pass as a quote.
  const key = createHmac('sha256', secret).update('quote').digest();
  const sign = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    seal(quote) {
      const payload = Buffer.from(JSON.stringify(quote)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    open(reference) {
      const [payload, signature, ...rest] = reference.split('.');
      if (!payload || !signature || rest.length > 0) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(payload);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Quote; // signed, so written by us
    },
  };
}
