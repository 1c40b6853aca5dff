import { createHmac, createSecretKey, hash, timingSafeEqual } from 'node:crypto';
import type { Quote } from '@stayfront/rules/booking/quote';
import { readQuote, writeQuote } from '@stayfront/rules/booking/quote-text';
import { Pen } from '@stayfront/rules/pen';
import { signedBefore } from './signed-before.ts';

/** Signs quotes and recognises its own. Any server of a cluster with the same secret can read what another signed. */
export type QuoteSeal = {
  seal(quote: Quote): string;
  /** Writes a reference: the quote as `write` puts it down, and its signature. */
  sealTo(pen: Pen, write: (pen: Pen) => void): void;
  open(reference: string): Quote | null;
};

/** Of SHA-256, in bytes. */
const blockLength = 64;

export function quoteSeal(secret: string): QuoteSeal {
  // A key of its own, so that a signature made for another purpose can never pass as a quote.
  const key = createHmac('sha256', secret).update('quotes by HMAC').digest();
  const secretKey = createSecretKey(key);
  // HMAC-SHA-256 as RFC 2104 says it: two hashes, each behind a block made of the key. A search signs dozens of quotes,
  // and this takes two thirds of the time of an Hmac object for each. Quotes are checked with one: both must agree.
  const inner = new Pen().bytes(blockOf(key, 0x36));
  const outer = Buffer.concat([blockOf(key, 0x5c), Buffer.alloc(32)]);
  /** Signs what `write` puts on the paper, and leaves it there behind the block. */
  const sign = (write: (pen: Pen) => void): string => {
    write(inner.rubOut(blockLength));
    outer.write(hash('sha256', inner.look(), 'binary'), blockLength, 'binary');
    return hash('sha256', outer, 'base64url');
  };
  const before = signedBefore(secret);
  return {
    seal(quote) {
      const text = writeQuote(quote);
      return `${text}~${sign((pen) => pen.plain(text))}`;
    },
    sealTo(pen, write) {
      const signature = sign(write);
      pen.copy(inner, blockLength).plain('~').plain(signature);
    },
    open(reference) {
      const end = reference.lastIndexOf('~');
      const text = reference.slice(0, Math.max(0, end));
      if (!/^[\x21-\x7e]+$/.test(text)) return null;
      const given = reference.slice(end + 1);
      const right = createHmac('sha256', secretKey).update(text).digest('base64url');
      return isSame(given, right) || isSame(given, before(text)) ? readQuote(text) : null;
    },
  };
}

const blockOf = (key: Buffer, filling: number): Uint8Array =>
  Uint8Array.from({ length: blockLength }, (_, place) => filling ^ (key[place] ?? 0));

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
