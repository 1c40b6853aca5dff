import { isSince } from '@stayfront/rules/alpinebits/versions';
import { hotelBill, type StayBill } from '@stayfront/rules/booking/stay-bill';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { Guests } from '@stayfront/rules/stay/guests';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { StoredRoomStay } from '../../../platform/db/stored-values.ts';
import type { Hotel } from '../../../property/hotel/hotel.ts';
import { amountText } from './amount-text.ts';
import type { Speech } from './booked-request.ts';

/** What the standard calls what there is to eat. Where the rate says nothing of it, nothing is promised. */
const mealPlans = {
  'all-inclusive': 1,
  breakfast: 3,
  'full-board': 10,
  'half-board': 12,
  none: 14,
} as const;

export const billOf = ({ quote, services, taxes }: StoredRoomStay): StayBill =>
  hotelBill({ ...quote, localTaxes: [...quote.localTaxes, ...taxes] }, services);

/** One room. What services cost beside it is told by 2024-10, and is part of the total before. */
export function composeStay(speech: Speech, stay: StoredRoomStay, serviceRphs: readonly number[]): XmlPart {
  const { hotel, codes, version, takesRoomRates } = speech;
  const { quote } = stay;
  const bill = billOf(stay);
  const room = codes.codeOfRoom(quote.roomId);
  const ratePlan = codes.codeOfRatePlan(quote.ratePlanId);
  const meal = hotel.document.ratePlans.find(({ id }) => id === quote.ratePlanId)?.meal ?? 'none';
  const isNew = isSince(version, '2024-10');
  const total = isNew ? bill.roomPrice - bill.discount : bill.total;
  return el(
    'RoomStay',
    {},
    el('RoomTypes', {}, el('RoomType', { RoomTypeCode: room })),
    el(
      'RatePlans',
      {},
      el(
        'RatePlan',
        { RatePlanCode: ratePlan },
        el('MealsIncluded', { MealPlanIndicator: true, MealPlanCodes: mealPlans[meal] }),
      ),
    ),
    isNew && takesRoomRates && composeRates(quote, bill, { room, ratePlan }),
    el('GuestCounts', {}, countGuests(hotel, quote.guests, isNew)),
    el('TimeSpan', { Start: quote.arrival, End: quote.departure }),
    el('Total', { AmountAfterTax: amountText(total, bill.currency), CurrencyCode: bill.currency }),
    isNew &&
      serviceRphs.length > 0 &&
      el(
        'ServiceRPHs',
        {},
        serviceRphs.map((rph) => el('ServiceRPH', { RPH: rph })),
      ),
  );
}

/**
 * What each night costs, nights in a row at one price as one. A night that costs nothing cannot be said, and so nothing is
 * said of such a stay: its total is exact.
 */
function composeRates(
  quote: Quote,
  { nights, currency }: StayBill,
  codes: { readonly room: string; readonly ratePlan: string },
): XmlPart | null {
  const prices = nights.map(({ price, discount }) => price - discount);
  if (prices.some((price) => price <= 0)) return null;
  const runs: { first: number; last: number; price: number }[] = [];
  for (const [at, price] of prices.entries()) {
    const run = runs.at(-1);
    if (run?.price === price) run.last = at;
    else runs.push({ first: at, last: at, price });
  }
  const rates = runs.map(({ first, last, price }) =>
    el(
      'Rate',
      {
        EffectiveDate: addDays(quote.arrival, first),
        ...(last > first ? { ExpireDate: addDays(quote.arrival, last), ExpireDateExclusiveInd: false } : {}),
        RateTimeUnit: 'Day',
        UnitMultiplier: 1,
      },
      el('Base', { AmountAfterTax: amountText(price, currency), CurrencyCode: currency }),
    ),
  );
  const roomRate = { RatePlanCode: codes.ratePlan, RoomTypeCode: codes.room };
  return el('RoomRates', {}, el('RoomRate', roomRate, el('Rates', {}, rates)));
}

/**
 * Adults without an age, then each age with how many have it. Who was booked without one is as old as a child may be.
 * Since 2024-10 nobody is younger than one.
 */
function countGuests({ document }: Hotel, { adults, children, infants, ages = [] }: Guests, isNew: boolean): XmlPart[] {
  const { guests: bounds } = document;
  const counts = new Map<number, number>();
  for (let at = 0; at < children + infants; at += 1) {
    const told = ages[at] ?? (at < children ? bounds.children.toAge : bounds.infants.toAge);
    const age = isNew ? Math.max(1, told) : told;
    counts.set(age, (counts.get(age) ?? 0) + 1);
  }
  return [
    ...(adults > 0 ? [el('GuestCount', { Count: adults })] : []),
    ...[...counts].map(([age, count]) => el('GuestCount', { Count: count, Age: age })),
  ];
}
