import type { HotelChangeWish } from '@stayfront/contract/desk/change';
import type { WhyNothing } from '@stayfront/contract/offer';
import { guestsOf } from '@stayfront/contract/party';
import { isRefusal, refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { exchangedQuote, type WishedStay } from '@stayfront/rules/booking/exchanged-quote';
import { quoteMinutes, type Quote } from '@stayfront/rules/booking/quote';
import type { ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import { isSameRoom, keptNights } from '@stayfront/rules/pricing/kept-nights';
import { loweredByHand, priceByHand } from '@stayfront/rules/pricing/price-by-hand';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightCount, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { handTaxes } from '../../selling/offer/hand-taxes.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { checkoutTaxes } from '../../selling/tax/checkout-taxes.ts';
import type { RequestedStay } from '../reservation/read-requested.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { findPrice } from './find-price.ts';
import { wishServices } from './wish-services.ts';

type Wished = {
  readonly stay: RequestedStay;
  /** All its nights are the reservation's already. */
  readonly isOwn: boolean;
  readonly reasons: readonly WhyNothing[];
  readonly soldOut: readonly StayDate[];
  readonly needsReason: 'rule' | 'price' | null;
  /** How much less than the engine asks its nights are given for by hand. */
  readonly lowered: number;
};

type Room = {
  readonly reservation: StoredReservation;
  readonly before: StoredRoomStay;
  readonly own: readonly ChosenRoom[];
};

/** A booked room as the hotel wishes it to be: what it does not name stays, and what was booked keeps its price. */
export async function wishStay(
  deps: OfferDeps,
  hotel: Hotel,
  { reservation, before, own }: Room,
  wish: HotelChangeWish,
  now: Instant,
): Promise<
  | Wished
  | Refusal<'input.invalid' | 'rate.unknown'>
  | RefusedBy<typeof findPrice>
  | Exclude<ReturnType<typeof wishServices>, readonly unknown[]>
> {
  const { document } = hotel;
  const booked = before.quote;
  const today = todayAt(document.timeZone, now);
  const wished: WishedStay = {
    arrival: wish.checkIn ?? booked.arrival,
    departure: wish.checkOut ?? booked.departure,
    roomId: wish.roomId ?? booked.roomId,
    ratePlanId: wish.ratePlanId ?? booked.ratePlanId,
    guests: wish.party ? guestsOf(wish.party) : booked.guests,
  };
  const errors = findFaults(wish, wished, booked, today);
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  const isNamed = (wish.roomId ?? wish.ratePlanId) !== undefined;
  if (isNamed && !isSold(hotel, wished)) return refuse('rate.unknown');
  const isSame =
    isSameRoom(booked, wished) && wished.arrival === booked.arrival && wished.departure === booked.departure;
  const isOwn = keptNights(booked, wished, today).every((price) => price !== null);
  const { lang: language } = wish;
  const asked = { wished, own, today, language, currency: reservation.currency };
  const promo = booked.promotionCode === null ? {} : { promoCode: booked.promotionCode };
  const found = isOwn ? null : await findPrice(deps, hotel, { ...asked, ...promo }, now);
  if (found && 'refused' in found) return found;
  const taxes = handTaxes(document);
  const expiresAt = now + quoteMinutes * 60_000;
  const engine = isSame ? booked : { ...exchangedQuote(booked, found?.quote ?? null, wished, today, taxes), expiresAt };
  const { nightPrices } = wish;
  const quote = nightPrices ? priceByHand(engine, nightPrices, taxes) : engine;
  const services = wishServices(document, quote, wish.services, before.services, isSame);
  if (isRefusal(services)) return services;
  const reasons = found?.reasons ?? [];
  return {
    // A tax that a tax service named stays as it was where the price does.
    stay: { quote, services, taxes: quote === booked ? before.taxes : checkoutTaxes(document, quote) },
    isOwn,
    reasons,
    soldOut: found?.soldOut ?? [],
    needsReason: nightPrices?.some((price) => price !== null) ? 'price' : reasons.length > 0 ? 'rule' : null,
    lowered: nightPrices ? loweredByHand(engine, nightPrices) : 0,
  };
}

const isSold = ({ document }: Hotel, { roomId, ratePlanId }: WishedStay): boolean =>
  document.rooms.some(({ id }) => id === roomId) && document.ratePlans.some(({ id }) => id === ratePlanId);

type Fault = NonNullable<Refusal['errors']>[number];

function findFaults({ nightPrices }: HotelChangeWish, wished: WishedStay, booked: Quote, today: StayDate): Fault[] {
  const faults: Fault[] = [];
  const { arrival, departure } = wished;
  if (arrival !== booked.arrival && (arrival < today || booked.arrival < today))
    faults.push({
      field: 'checkIn',
      code: 'date.past',
      message: booked.arrival < today ? 'These guests have arrived already' : `Choose an arrival from ${today} on`,
    });
  if (departure <= arrival)
    faults.push({ field: 'checkOut', code: 'stay.order', message: 'Choose a departure after the arrival' });
  else if (departure !== booked.departure && departure < today)
    faults.push({ field: 'checkOut', code: 'date.past', message: `Choose a departure from ${today} on` });
  else if (nightPrices && nightPrices.length !== nightCount(wished))
    faults.push({
      field: 'nightPrices',
      code: 'input.custom',
      message: `Give ${nightCount(wished)} entries: one for each night`,
    });
  return faults;
}
