import type { SpecialOffer } from '../special-offer/special-offer.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { ToldPromotion } from './told.ts';

type Span = { readonly from: StayDate; readonly to: StayDate };

/**
 * An offer as Google can be told of it; null where it cannot say the same. `lowest` is the cheapest night that it may be
 * taken off: what would be more than a night costs is cut by us, and nobody knows by whom else.
 */
export function describeOffer(
  { id, code, rooms, ratePlans, conditions = {}, discount }: SpecialOffer,
  span: Span,
  lowest: number,
): ToldPromotion | null {
  if (id === null || code !== undefined || (conditions.minAdults ?? 0) > 1) return null;
  const { stayFrom, stayTo, nightsOutside, weekdays, sellFrom, sellTo } = conditions;
  const isBounded = stayFrom !== undefined || stayTo !== undefined;
  const isPartial = isBounded && nightsOutside === 'full-price';
  // Every night within some days, and of those only some weekdays: one set of days cannot say both.
  if (isBounded && !isPartial && weekdays) return null;
  const isCounted = weekdays !== undefined || isPartial;
  const off = offOf(discount, lowest, isCounted);
  if (!off) return null;
  return {
    id,
    rooms: rooms ?? null,
    plans: ratePlans ?? null,
    off,
    nights:
      isBounded || weekdays
        ? {
            from: stayFrom ?? span.from,
            to: stayTo ?? span.to,
            weekdays: weekdays ?? null,
            application: isCounted ? 'overlap' : 'all',
          }
        : null,
    arrivalWeekdays: conditions.arrivalWeekdays ?? null,
    sell: sellFrom === undefined && sellTo === undefined ? null : { from: sellFrom ?? longAgo, to: sellTo ?? farAhead },
    minNights: conditions.minNights ?? null,
    maxNights: conditions.maxNights ?? null,
    minDaysBefore: conditions.minDaysBefore ?? null,
    maxDaysBefore: conditions.maxDaysBefore ?? null,
  };
}

const [longAgo, farAhead] = ['2000-01-01', '2099-12-31'] as [StayDate, StayDate];

function offOf(discount: SpecialOffer['discount'], lowest: number, isCounted: boolean): ToldPromotion['off'] | null {
  if (discount.kind === 'percent') return { percent: discount.basisPoints };
  if (discount.kind !== 'amount' || discount.minor > lowest) return null;
  if (discount.per === 'night') return { perNight: discount.minor };
  return discount.per === 'stay' && !isCounted ? { perStay: discount.minor } : null;
}
