import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';

export const challengeMinutes = 5;

/** What a challenge is good for: signing in at a hotel, or adding a passkey for one person there. */
export type Purpose = { readonly hotelId: number; readonly adds: string | null };

/**
 * Chance, an end, and a seal over both with what they are good for: nothing is written down until one is answered well,
 * so that asking for them by the thousand fills no table and shuts nobody out.
 */
export function makeChallenge(secret: string, purpose: Purpose, now: Instant): Buffer {
  const end = Buffer.alloc(8);
  end.writeBigUInt64BE(BigInt(now + challengeMinutes * 60_000));
  const open = Buffer.concat([randomBytes(16), end]);
  return Buffer.concat([open, sealOf(secret, purpose, open)]);
}

/** When a challenge ends that was made here for this purpose; null for any other, and for one that has ended. */
export function endOfChallenge(secret: string, purpose: Purpose, text: string, now: Instant): Instant | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 16 + 8 + 32) return null;
  const open = bytes.subarray(0, 24);
  if (!timingSafeEqual(sealOf(secret, purpose, open), bytes.subarray(24))) return null;
  const end = Number(open.readBigUInt64BE(16));
  return end > now ? end : null;
}

const sealOf = (secret: string, { hotelId, adds }: Purpose, open: Buffer): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('passkey challenge').digest())
    .update(`${hotelId} ${adds ?? 'sign-in'} `)
    .update(open)
    .digest();
