import { advanceOf } from '../booking/advance-of.ts';
import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService, type StayBill } from '../booking/stay-bill.ts';
import { money } from '../money.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import { nightsOf } from '../stay/stay-date.ts';
import { nothingCarried, type Carried } from './carried.ts';
import { feeOfChange, keptWithRoom, type HotelChange } from './hotel-change.ts';
import { feeAt } from './policy.ts';
import { stayFee, type StandingStay } from './stay-fee.ts';

type RequestedStay = { readonly quote: Quote; readonly services: readonly SoldService[] };

export type ChangeCost = {
  /** What the change itself costs, in the hotel's currency. */
  readonly fee: number;
  /** What it costs by the policy; only the hotel takes less. */
  readonly policyFee: number;
  /** What the new room carries on. */
  readonly carried: Carried;
};

/**
 * What it costs to have one room instead of another. The fee is what cancelling the part that is given up would cost
 * now by its own policy, and never more than that part's price: nights that the guest leaves, and what a night or the
 * services become cheaper. Who stays longer or takes a dearer room gives nothing up.
 *
 * What the hotel would have kept of the old room beyond that fee it would keep of the new one too, whatever the new
 * rate's policy says: so no row of changes with a cancellation at its end brings back more than cancelling at once.
 */
export function changeCost(
  before: StandingStay | null,
  after: RequestedStay,
  timeZone: string,
  now: Instant,
  byHotel: HotelChange | null = null,
): ChangeCost {
  if (!before) return { fee: 0, policyFee: 0, carried: nothingCarried };
  if (byHotel?.carried) return { fee: 0, policyFee: 0, carried: byHotel.carried };
  const { quote, carried } = before;
  const [old, next] = [hotelBill(quote, before.services), hotelBill(after.quote, after.services)];
  const left = givenUp(quote, old, after.quote, next);
  const byPolicy = feeAt(
    quote.policy,
    {
      arrival: quote.arrival,
      nightPrices: left.nights.map((minor) => money(minor, quote.currency)),
      total: money(left.total, quote.currency),
    },
    timeZone,
    now,
  ).minor;
  const cancelling = stayFee(before, timeZone, now);
  // Of a fee that is larger than the new price the rest is due at once: the new room could not carry it.
  const policyFee = Math.min(left.total, Math.max(byPolicy, cancelling - next.total));
  const fee = byHotel ? feeOfChange(policyFee, byHotel) : policyFee;
  // What the hotel has waived does not come back once the room is cancelled.
  const leastFee = Math.max(0, cancelling - policyFee);
  const paid = advanceOf(before);
  const more = next.total - old.total;
  const isPrepaid = after.quote.guarantee === 'PrePay' || (byHotel?.way === 'link' && more > 0);
  const ofPaid = isPrepaid ? fee : Math.min(fee, paid);
  // Who has to pay all in advance no more gets back what is not bound; who has done so by choice, or has paid a deposit,
  // leaves it with the room.
  const most = isPaidWhole(quote) ? leastFee : next.total;
  const stays = byHotel
    ? keptWithRoom({ paid, fee: ofPaid, total: next.total, more }, byHotel)
    : Math.min(Math.max(0, paid - ofPaid), most);
  return {
    fee,
    policyFee,
    carried: {
      feePaid: carried.feePaid + ofPaid,
      feeDue: carried.feeDue + fee - ofPaid,
      leastFee,
      deposit: isPaidWhole(after.quote) ? 0 : stays,
    },
  };
}

/** All of the room is paid before it is booked. */
const isPaidWhole = ({ guarantee, deposit }: Quote): boolean => guarantee === 'PrePay' && !deposit;

/** The price of what the guest does not have any more: night by night, then services. */
function givenUp(quote: Quote, old: StayBill, requested: Quote, next: StayBill): { nights: number[]; total: number } {
  const priceOf = ({ nights }: StayBill, place: number): number => {
    const night = nights[place];
    return night ? night.price - night.discount : 0;
  };
  const kept = new Map(nightsOf(requested).map((date, place) => [date, priceOf(next, place)]));
  const nights = nightsOf(quote)
    .map((date, place) => Math.max(0, priceOf(old, place) - (kept.get(date) ?? 0)))
    .filter((minor) => minor > 0);
  const services = Math.max(0, old.servicesPrice - next.servicesPrice);
  return { nights, total: nights.reduce((sum, minor) => sum + minor, services) };
}
