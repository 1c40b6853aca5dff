import type { StayDate } from '../stay/stay-date.ts';
import type { OfferDiscount, SpecialOffer } from './special-offer.ts';

export type PromotionDiscount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  /** Off the stay in one room, in the hotel's currency. */
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'free-night'; readonly everyNights: number };

/** An entry of the older list: a discount for whoever types its code. */
export type Promotion = {
  readonly code: string;
  readonly discount: PromotionDiscount;
  readonly ratePlans?: readonly string[] | undefined;
  readonly rooms?: readonly string[] | undefined;
  readonly stayFrom?: StayDate | undefined;
  readonly stayTo?: StayDate | undefined;
  readonly sellFrom?: StayDate | undefined;
  readonly sellTo?: StayDate | undefined;
  readonly joins?: 'all' | 'none' | undefined;
  readonly group?: string | undefined;
};

/** A promotion as an offer. A code that was written before there were offers was not meant to come on top of one. */
export const offerOf = ({ code, discount, ratePlans, rooms, joins, group, ...days }: Promotion): SpecialOffer => ({
  id: null,
  code,
  ratePlans,
  rooms,
  conditions: { stayFrom: days.stayFrom, stayTo: days.stayTo, sellFrom: days.sellFrom, sellTo: days.sellTo },
  discount: discountOf(discount),
  joins,
  group,
});

function discountOf(discount: PromotionDiscount): OfferDiscount {
  switch (discount.kind) {
    case 'percent':
      return discount;
    case 'amount':
      return { ...discount, per: 'stay' };
    case 'free-night':
      return { kind: 'free-nights', nights: discount.everyNights, free: 1, which: 'last', repeats: true };
  }
}
