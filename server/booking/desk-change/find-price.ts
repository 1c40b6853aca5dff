import type { WhyNothing } from '@stayfront/contract/offer';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { WishedStay } from '@stayfront/rules/booking/exchanged-quote';
import type { Quote } from '@stayfront/rules/booking/quote';
import { soldOutNights } from '@stayfront/rules/grid/sold-out-nights';
import { whyNothing } from '@stayfront/rules/grid/why-nothing';
import type { ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, nightCount, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeReasons } from '../../selling/offer/describe-reasons.ts';
import { priceRooms, type OfferDeps, type Search } from '../../selling/offer/price-rooms.ts';

type FoundPrice = {
  readonly quote: Quote;
  /** Why a guest could not book it. */
  readonly reasons: readonly WhyNothing[];
  readonly soldOut: readonly StayDate[];
};

/** What does not stand in the way of the hotel itself: money is taken otherwise, and the stock is named by its nights. */
const noRule: ReadonlySet<WhyNothing['code']> = new Set(['sold-out', 'not-bookable']);
/** Of guests who are in the house already no rule of arrivals or of lengths says anything. */
const rulesOnTheWay: ReadonlySet<WhyNothing['code']> = new Set(['closed', 'closed-to-departure']);
const tooMany: readonly WhyNothing['code'][] = [
  'occupancy',
  'too-many-adults',
  'too-many-children',
  'too-many-infants',
];

type Asked = Pick<Search, 'language' | 'currency' | 'promoCode'> & {
  readonly wished: WishedStay;
  /** What the reservation has already is free for it. */
  readonly own: readonly ChosenRoom[];
  readonly today: StayDate;
};

/** What the engine asks for the nights of a stay that are still to come, also over rules of the house, which it names. */
export async function findPrice(
  deps: OfferDeps,
  hotel: Hotel,
  { wished, own, today, ...asked }: Asked,
  now: Instant,
): Promise<FoundPrice | Refusal<'guests.bounds' | 'rate.changed'> | RefusedBy<typeof priceRooms>> {
  const { guests, roomId, ratePlanId, departure } = wished;
  const isHere = wished.arrival < today;
  const stay = { arrival: isHere ? today : wished.arrival, departure };
  const priced = await priceRooms(deps, hotel, { ...asked, stay, guests, own, isForHotel: true }, now);
  if ('refused' in priced) return priced;
  const { grid, rooms, describeProduct } = priced;
  const room = grid.rooms.findIndex(({ id }) => id === roomId);
  const index = grid.products.findIndex((one) => one.room === room && one.ratePlanId === ratePlanId);
  const [arrival, nights] = [dayNumber(stay.arrival) - grid.firstDay, nightCount(stay)];
  const why = index < 0 ? [] : describeReasons(grid, whyNothing(grid, arrival, nights, guests, room, index));
  const product = rooms.find((one) => one.roomId === roomId)?.products.find((one) => one.ratePlanId === ratePlanId);
  if (!product) return refuse(why.some(({ code }) => tooMany.includes(code)) ? 'guests.bounds' : 'rate.changed');
  const quote = deps.seal.open(describeProduct(product).reference);
  if (!quote) throw new Error('A quote that was just sealed does not open');
  return {
    quote,
    reasons: why.filter(({ code }) => !noRule.has(code) && (!isHere || rulesOnTheWay.has(code))),
    soldOut: soldOutNights(grid, room, arrival, nights),
  };
}
