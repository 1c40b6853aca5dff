import type { Calendar } from '@stayfront/contract/calendar';
import { calendarDays, type CalendarDay } from '@stayfront/rules/grid/calendar-days';
import type { Grid } from '@stayfront/rules/grid/grid';
import type { Guests } from '@stayfront/rules/stay/guests';
import { offerDays, type OfferDays } from '@stayfront/rules/grid/offer-days';
import { runOffers, type OfferRules } from '@stayfront/rules/grid/run-offers';
import { fromDayNumber } from '@stayfront/rules/stay/stay-date';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import { describeOfferDays } from './describe-offer-days.ts';

/** The calendar as a date picker needs it: prices in a row, and words only for days that are not ordinary. */
export function describeCalendar(
  grid: Grid,
  guests: Guests,
  shown: GuestCurrency,
  offers: OfferRules | null,
  ratePlanId: string | null = null,
): Calendar {
  const given = offers && runOffers(grid, offers);
  const days = calendarDays(grid, guests, shown.as, ratePlanId, given);
  return describeDays(grid, days, shown, offers && { offers, longer: offerDays(grid, guests, offers, ratePlanId) });
}

/** The same of days that are worked out already; `longer` are offers that need more nights than the shortest stay. */
export function describeDays(
  grid: Grid,
  found: readonly CalendarDay[],
  shown: GuestCurrency,
  discounts: { readonly offers: OfferRules; readonly longer: readonly OfferDays[] } | null,
): Calendar {
  const days = found.map((day, place) => ({ ...day, date: fromDayNumber(grid.firstDay + place) }));
  return {
    from: fromDayNumber(grid.firstDay),
    to: fromDayNumber(grid.firstDay + grid.days - 1),
    currency: shown.currency,
    lowestPrices: days.map(({ lowest }) => lowest),
    specialDays: days
      .map((day) => ({
        date: day.date,
        minStay: day.minStay || null,
        maxStay: day.maxStay || null,
        isCheckInOnly: day.closed === null && !day.canLeave,
        isCheckOutOnly: (day.closed === 'closed-to-arrival' || day.closed === 'too-few-nights') && day.canLeave,
      }))
      .filter((day) => day.minStay !== null || day.maxStay !== null || day.isCheckInOnly || day.isCheckOutOnly),
    disabledDays: days.flatMap((day) => (day.closed === null ? [] : [{ date: day.date, reason: day.closed }])),
    ...(discounts ? { offerDays: describeOfferDays(discounts.offers, days, discounts.longer) } : {}),
  };
}
