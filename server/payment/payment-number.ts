import { randomInt } from 'node:crypto';

// Capitals and digits that nobody mistakes for one another: providers do not tell small from capital letters.
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Of a payment, a refund, a change that may have to be paid, money at the hotel, what the house asks for, a card. */
type NumberKind = 'SF' | 'SR' | 'SC' | 'SH' | 'SQ' | 'SK';

/** 17 signs, since providers take no more than that for certain. */
export function paymentNumber(kind: NumberKind): string {
  return kind + Array.from({ length: 15 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
