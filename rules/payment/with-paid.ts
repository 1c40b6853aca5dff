import { advanceOf, restDueOn, restOf } from '../booking/advance-of.ts';
import type { LocalTaxLine } from '../booking/quote.ts';
import { keptOfPaid } from '../cancellation/kept-of-paid.ts';
import type { StandingStay } from '../cancellation/stay-fee.ts';
import { feeOwed, type Received } from './payment-account.ts';

type Stay = StandingStay & {
  readonly status: 'book' | 'cancel';
  readonly taxes: readonly LocalTaxLine[];
  readonly cancellationFee: number;
};

/**
 * The rooms that a payment of any amount changes: each carries what was paid for it beyond what was paid before, so that
 * it goes back when the room is cancelled. What has to be paid by now comes first, then rests by their days, what would
 * be paid at the hotel, and fees.
 */
export function withPaid<One extends Stay>(
  stays: readonly One[],
  amount: number,
  { paid, atHotel }: Pick<Received, 'paid' | 'atHotel'>,
): One[] {
  let left = amount - Math.max(0, keptOfPaid(stays) - paid - atHotel);
  const take = (most: number): number => {
    const part = Math.min(Math.max(0, left), most);
    left -= part;
    return part;
  };
  const rests = new Map(
    stays
      .filter(({ status }) => status === 'book')
      .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
      .map((stay) => [stay, take(restOf(stay))]),
  );
  return stays.flatMap((stay) => {
    const ahead = rests.get(stay) ?? take(feeOwed(stay));
    const fee = stay.status === 'book' ? take(stay.carried.feeDue) : 0;
    if (ahead === 0 && fee === 0) return [];
    const { feePaid, feeDue } = stay.carried;
    const deposit = ahead > 0 ? advanceOf(stay) + ahead : stay.carried.deposit;
    return [{ ...stay, carried: { ...stay.carried, deposit, feePaid: feePaid + fee, feeDue: feeDue - fee } }];
  });
}

/** What is taken for fees of cancelled rooms alone. */
export function withFeesPaid<One extends Stay>(stays: readonly One[], amount: number): One[] {
  let left = amount;
  return stays.flatMap((stay) => {
    const part = Math.min(left, feeOwed(stay));
    left -= part;
    return part > 0 ? [{ ...stay, carried: { ...stay.carried, deposit: advanceOf(stay) + part } }] : [];
  });
}

/** Rooms that are paid at the hotel come last. */
const dayOf = (stay: StandingStay): string => restDueOn(stay) ?? '9999-12-31';
