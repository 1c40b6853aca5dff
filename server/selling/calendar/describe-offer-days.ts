import type { Calendar } from '@stayfront/contract/calendar';
import type { CalendarDay } from '@stayfront/rules/grid/calendar-days';
import type { OfferDays } from '@stayfront/rules/grid/offer-days';
import type { OfferRules } from '@stayfront/rules/grid/run-offers';
import type { StayDate } from '@stayfront/rules/stay/stay-date';

type Told = NonNullable<Calendar['offerDays']>;
type Day = Pick<CalendarDay, 'offers' | 'closed'> & { readonly date: StayDate };

/** Days in a row on which the same is true of an offer are told once. */
export function describeOfferDays(
  { offers }: Pick<OfferRules, 'offers'>,
  days: readonly Day[],
  longer: readonly OfferDays[],
): Told {
  return offers.flatMap(({ id }) => {
    if (id === null) return [];
    const wanted = longer.find(({ offerId }) => offerId === id)?.nights;
    const byNights = new Map<number | null, Told[number]['days']>();
    let before: number | null | undefined;
    days.forEach((day, place) => {
      const nights = nightsOn(day, id, wanted?.[place] ?? 0);
      const ranges = nights === undefined ? undefined : (byNights.get(nights) ?? []);
      const last = ranges?.at(-1);
      if (ranges && nights === before && last) last.to = day.date;
      else ranges?.push({ from: day.date, to: day.date });
      if (ranges && nights !== undefined) byNights.set(nights, ranges);
      before = nights;
    });
    return [...byNights].map(([nights, ranges]) => ({ offerId: id, nights, days: ranges }));
  });
}

/** Null where the day's price has the offer in it, else the nights that a stay from this day takes for it. */
function nightsOn({ offers, closed }: Day, offerId: string, wanted: number): number | null | undefined {
  if (offers.includes(offerId)) return null;
  return closed === null && wanted > 0 ? wanted : undefined;
}
