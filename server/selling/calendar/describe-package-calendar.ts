import type { Calendar } from '@stayfront/contract/calendar';
import { calendarDays, type CalendarDay } from '@stayfront/rules/grid/calendar-days';
import type { Grid } from '@stayfront/rules/grid/grid';
import type { OfferRules } from '@stayfront/rules/grid/run-offers';
import { checkPackageGuests } from '@stayfront/rules/package/check-package';
import { packageConditions, type PackageConditions } from '@stayfront/rules/package/package-days';
import type { PackagePrice } from '@stayfront/rules/package/package-price';
import { packagePricesByDay, type PackageDay } from '@stayfront/rules/package/package-prices-by-day';
import { withPackage } from '@stayfront/rules/package/with-package';
import type { Guests } from '@stayfront/rules/stay/guests';
import { fromDayNumber } from '@stayfront/rules/stay/stay-date';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import type { ReadStock } from '../package/read-stock-left.ts';
import { describeCalendar, describeDays } from './describe-calendar.ts';
import { packageCalendar } from './package-calendar.ts';

/** A package, of which the calendar is wanted instead of the hotel's. */
export type AskedPackage = {
  readonly id: string;
  readonly ratePlan: string;
  readonly conditions: PackageConditions;
  readonly price?: PackagePrice | undefined;
  /** Null where it has no limit. */
  readonly stock: ReadStock | null;
};

/** The calendar of a package: its prices, its days, and what is left of it. */
export function describePackageCalendar(
  grid: Grid,
  guests: Guests,
  shown: GuestCurrency,
  offers: OfferRules | null,
  pack: AskedPackage,
): Calendar {
  const { ratePlan: ratePlanId, price, stock } = pack;
  const conditions = packageConditions(pack);
  const today = fromDayNumber(grid.firstDay);
  const sold = { conditions, ratePlanId, price, left: stock?.left };
  const view = withPackage(grid, sold);
  const isFor = checkPackageGuests(conditions, guests) === null;
  if (isFor && !price)
    return packageCalendar(describeCalendar(view, guests, shown, offers, ratePlanId), conditions, today);
  const days = calendarDays(view, guests, shown.as, ratePlanId);
  const own = isFor ? packagePricesByDay(grid, sold, guests, today, shown.as, offers) : null;
  const found = days.map((day, place) => (own ? withOwnPrice(day, own[place] ?? null) : { ...day, ...notForThem }));
  return packageCalendar(describeDays(grid, found, shown, offers && { offers, longer: [] }), conditions, today);
}

const notForThem = { lowest: null, offers: [], closed: 'occupancy' } as const;

const withOwnPrice = (day: CalendarDay, own: PackageDay | null): CalendarDay =>
  own ? { ...day, ...own, closed: null } : { ...day, lowest: null, offers: [], closed: day.closed ?? 'too-few-nights' };
