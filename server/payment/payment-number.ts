import { randomInt } from 'node:crypto';

// Capitals and digits that nobody mistakes for one another: providers do not tell small from capital letters.
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A number for a payment (SF…) or a refund (SR…): 17 signs, since providers take no more than that for certain. */
export function paymentNumber(kind: 'SF' | 'SR'): string {
  return kind + Array.from({ length: 15 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
