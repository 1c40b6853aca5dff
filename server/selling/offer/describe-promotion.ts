import type { Availabilities } from '@stayfront/contract/offer';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { noOfferKinds } from '@stayfront/rules/special-offer/no-offer-kinds';
import type { SpecialOffer } from '@stayfront/rules/special-offer/special-offer';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { findCoded } from './candidate-offers.ts';
import type { NoPromotion } from './price-product.ts';
import type { PricedRoom } from './price-rooms.ts';

type PromotionFound = NonNullable<Availabilities['promotion']>;

/** What keeps a code from a product, the furthest from being had first. */
const nearness: readonly NoPromotion['kind'][] = [...noOfferKinds, 'no-better-price'];

/** What became of the code: taken off somewhere, or what would have to change for the product that came nearest to it. */
export function describePromotion(
  { document }: Hotel,
  promoCode: string,
  language: Language,
  rooms: readonly PricedRoom[],
): PromotionFound {
  const coded = findCoded(document, promoCode);
  if (!coded) return { code: promoCode, name: '', leastNights: null, problem: 'promo.unknown' };
  const refusals = rooms.flatMap(({ products }) => products.map(({ noPromotion }) => noPromotion));
  const nearest = nearness.findLast((kind) => refusals.some((refusal) => refusal?.kind === kind));
  const refusal = refusals.find((one) => one?.kind === nearest) ?? nothingFree;
  const isUsed = refusals.includes(null);
  return {
    code: coded.code,
    name: textIn(coded.name, language, document.language),
    leastNights: leastNights(coded.offer),
    problem: isUsed ? null : refusal.kind,
    ...(isUsed ? {} : needsOf(refusal)),
  };
}

/** Where there is no product to hold it against. */
const nothingFree: NoPromotion = { kind: 'not-these-dates' };

const leastNights = ({ conditions, discount }: SpecialOffer): number | null =>
  Math.max(conditions?.minNights ?? 0, discount.kind === 'free-nights' ? discount.nights : 0) || null;

/** The numbers of a reason. How long a stay has to be is told whatever the reason is. */
function needsOf(refusal: NoPromotion): Pick<PromotionFound, 'needs'> {
  switch (refusal.kind) {
    case 'too-few-adults':
      return { needs: { adults: refusal.adults } };
    case 'too-few-children': {
      const { children, fromAge, toAge } = refusal;
      return { needs: { children, fromAge, toAge } };
    }
    case 'too-late':
    case 'too-early':
      return { needs: { days: refusal.days } };
    case 'arrival-weekday':
    case 'night-weekdays':
      return { needs: { weekdays: [...refusal.weekdays] } };
    case 'too-long':
      return { needs: { nights: refusal.nights } };
    default:
      return {};
  }
}
