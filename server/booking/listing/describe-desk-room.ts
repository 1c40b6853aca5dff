import type { DeskRoom } from '@stayfront/contract/desk/reservation';
import { textIn, type Texts as TextsInLanguages } from '@stayfront/contract/property/texts';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import type { Presence } from '@stayfront/rules/booking/presence';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import { unitsOf } from '@stayfront/rules/service/price-service';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, nightCount } from '@stayfront/rules/stay/stay-date';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describePicture } from '../../property/picture/describe-picture.ts';
import { stayConditions } from '../../selling/cancellation/stay-conditions.ts';
import { describeMeal } from '../../selling/offer/describe-meal.ts';
import { describeOfferLines } from '../../selling/offer/describe-offer-lines.ts';
import { describeTaxes } from '../../selling/tax/describe-taxes.ts';
import { withVatRates } from '../../selling/tax/describe-vat.ts';

/** What the desk has noted of a room. */
type Seen = { readonly presence: Presence; readonly roomNumber: string | null; readonly expectedTime: string | null };

/** A room as the house reads it: in its own language, and in the currency it is paid in. */
export function describeDeskRoom(
  hotel: Hotel,
  stay: StoredRoomStay,
  { presence, roomNumber, expectedTime }: Seen,
  texts: Texts,
  now: Instant,
): DeskRoom {
  const { document } = hotel;
  const { language, timeZone } = document;
  const { quote } = stay;
  const named = (list: readonly { readonly id: string; readonly name: TextsInLanguages }[], id: string): string =>
    textIn(list.find((entry) => entry.id === id)?.name, language, language) || id;
  const taxed = { ...quote, localTaxes: [...quote.localTaxes, ...stay.taxes] };
  const bill = hotelBill(taxed, withVatRates(document, stay.services));
  const slept = { arrival: quote.arrival, nights: nightCount(quote), guests: quote.guests };
  const unitsFor = (id: string): number => {
    const sold = document.services.find((service) => service.id === id);
    return sold ? unitsOf(sold, slept) : 1;
  };
  const { cancellationConditions, cancellationPolicyText, ...amounts } = stayConditions(stay, timeZone, texts, now);
  const room = document.rooms.find(({ id }) => id === quote.roomId);
  const plan = document.ratePlans.find(({ id }) => id === quote.ratePlanId);
  return {
    roomStayIndex: stay.roomStayIndex,
    status: stay.status,
    presence,
    roomId: quote.roomId,
    roomName: named(document.rooms, quote.roomId),
    roomNumber,
    expectedTime,
    picture: describePicture(hotel, room?.pictures[0], language),
    ratePlanId: quote.ratePlanId,
    ratePlanName: named(document.ratePlans, quote.ratePlanId),
    ...describeMeal(plan, texts),
    packageName: quote.packageId === null ? null : named(document.packages, quote.packageId),
    promotionCode: quote.promotionCode,
    arrival: quote.arrival,
    departure: quote.departure,
    nights: bill.nights.map((night, place) => ({ date: addDays(quote.arrival, place), ...night })),
    adults: quote.guests.adults,
    children: quote.guests.children,
    infants: quote.guests.infants,
    ...(quote.guests.ages ? { ages: [...quote.guests.ages] } : {}),
    offers: describeOfferLines(document, bill.offers, language),
    services: bill.services.map(({ serviceId, quantity, unitMinor, totalMinor }) => ({
      serviceId,
      name: named(document.services, serviceId),
      quantity,
      totalQuantity: quantity * unitsFor(serviceId),
      unitPrice: unitMinor,
      totalPrice: totalMinor,
    })),
    taxes: describeTaxes(document, bill.localTaxes, bill.currency, language),
    roomPrice: bill.roomPrice,
    discount: bill.discount,
    servicesPrice: bill.servicesPrice,
    total: bill.total,
    vat: bill.vat,
    localTax: bill.localTax,
    policyText: cancellationPolicyText,
    freeUntil: cancellationConditions.freeUntil,
    ...amounts,
    cancellationFee: stay.status === 'cancel' ? stay.cancellationFee : stayFee(stay, timeZone, now),
    changeFee: stay.carried.feePaid + stay.carried.feeDue,
  };
}
