import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Span } from './visit.store.ts';

export type AskedSpan = { readonly from?: StayDate | undefined; readonly to?: StayDate | undefined };

const usualDays = 28;
const mostDays = 400;

/** The days of searching that are asked for; four weeks up to today where nobody says, and never more than a year or so. */
export function spanOf(
  { document }: Hotel,
  { from, to }: AskedSpan,
  now: Instant,
): Span & { readonly today: StayDate } {
  const today = todayAt(document.timeZone, now);
  const last = to ?? (from && from > today ? from : today);
  const first = from ?? addDays(last, 1 - usualDays);
  const earliest = addDays(last, 1 - mostDays);
  return { today, from: first < earliest ? earliest : first, to: last };
}
