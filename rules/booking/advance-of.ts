import type { StandingStay } from '../cancellation/stay-fee.ts';
import { hotelBill } from './stay-bill.ts';
import { dueAtBooking } from './deposit-of.ts';

/**
 * What is paid in advance for a room that stands, in the hotel's currency: what had to be before it was booked, and what
 * has been paid since.
 */
export const advanceOf = (stay: StandingStay): number => Math.max(dueAtBooking(stay), stay.carried.deposit);

/** What is left of the price of a room when that is paid; nothing where all of it is paid in advance. */
export const restOf = (stay: StandingStay): number => hotelBill(stay.quote, stay.services).total - advanceOf(stay);

/** The day until which the rest of a room is paid in advance; null where it is paid at the hotel. */
export const restDueOn = ({ quote }: Pick<StandingStay, 'quote'>) => quote.deposit?.restDueOn ?? null;
