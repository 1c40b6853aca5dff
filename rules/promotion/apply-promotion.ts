import { scale } from '../money.ts';
import type { PricedNight } from '../pricing/priced-night.ts';
import { spread } from '../pricing/spread.ts';
import type { StayDate } from '../stay/stay-date.ts';

export type Discount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  /** Off the stay in one room, in the hotel's currency. */
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'free-night'; readonly everyNights: number };

/** All days are inclusive; what is absent does not bind. */
export type Promotion = {
  readonly discount: Discount;
  readonly ratePlans?: readonly string[] | undefined;
  readonly rooms?: readonly string[] | undefined;
  readonly stayFrom?: StayDate | undefined;
  readonly stayTo?: StayDate | undefined;
  readonly sellFrom?: StayDate | undefined;
  readonly sellTo?: StayDate | undefined;
};

export type PromotionRefusal = 'not-on-sale' | 'not-these-dates' | 'not-this-rate' | 'not-this-room' | 'too-short';

export type PromotionAnswer =
  | { readonly ok: true; readonly discounts: readonly PricedNight[] }
  | { readonly ok: false; readonly why: PromotionRefusal };

/** What a promotion takes off each night of a stay in one room at one rate, or why it takes nothing off. */
export function applyPromotion(
  promotion: Promotion,
  context: { readonly today: StayDate; readonly roomId: string; readonly ratePlanId: string },
  nights: readonly PricedNight[],
): PromotionAnswer {
  const why = whyNot(promotion, context, nights);
  if (why) return { ok: false, why };
  const off = discountsOf(
    promotion.discount,
    nights.map(({ minor }) => minor),
  );
  return { ok: true, discounts: nights.map(({ date }, i) => ({ date, minor: off[i] ?? 0 })) };
}

function whyNot(
  { discount, ratePlans, rooms, stayFrom, stayTo, sellFrom, sellTo }: Promotion,
  { today, roomId, ratePlanId }: { today: StayDate; roomId: string; ratePlanId: string },
  nights: readonly PricedNight[],
): PromotionRefusal | null {
  if (!isWithin(today, sellFrom, sellTo)) return 'not-on-sale';
  if (!nights.every(({ date }) => isWithin(date, stayFrom, stayTo))) return 'not-these-dates';
  if (ratePlans && !ratePlans.includes(ratePlanId)) return 'not-this-rate';
  if (rooms && !rooms.includes(roomId)) return 'not-this-room';
  if (discount.kind === 'free-night' && nights.length < discount.everyNights) return 'too-short';
  return null;
}

function discountsOf(discount: Discount, prices: readonly number[]): number[] {
  switch (discount.kind) {
    case 'percent':
      // Each night by itself: the guest sees a line per night, and a line must be right on its own.
      return prices.map((minor) => scale(minor, discount.basisPoints, 10_000));
    case 'amount': {
      const total = prices.reduce((sum, minor) => sum + minor, 0);
      return spread(Math.min(discount.minor, total), prices);
    }
    case 'free-night':
      return prices.map((minor, i) => ((i + 1) % discount.everyNights === 0 ? minor : 0));
  }
}

const isWithin = (day: StayDate, from: StayDate | undefined, to: StayDate | undefined): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);
