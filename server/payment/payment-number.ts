import { randomInt } from 'node:crypto';

// Capitals and digits that nobody mistakes for one another: providers do not tell small from capital letters.
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A number for a payment (SF…), a refund (SR…) or a change that may have to be paid (SC…): 17 signs, since providers take no more than that for certain. */
export function paymentNumber(kind: 'SF' | 'SR' | 'SC'): string {
  return kind + Array.from({ length: 15 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
