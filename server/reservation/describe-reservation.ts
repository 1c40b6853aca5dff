import type { Reservation } from '@stayfront/contract/reservation';
import { guestBill, hotelBill } from '@stayfront/rules/booking/stay-bill';
import { modificationDeadline } from '@stayfront/rules/cancellation/modification-deadline';
import { textIn, type Language, type Texts } from '@stayfront/contract/property/texts';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../hotel/hotel.store.ts';
import type { Voice } from '../message/speak.ts';
import { policyText, writeCancellationPolicy } from '../message/write-cancellation-policy.ts';
import { describeTaxes } from '../tax/describe-taxes.ts';
import { cancellationOf } from '../offer/cancellation-terms.ts';
import type { StoredReservation, StoredRoomStay } from './reservation.store.ts';
import { standingStays } from './standing-stays.ts';

type Described = Reservation['roomStays'][number];

/** A reservation in the reader's language. Names come from the hotel's content of today, amounts from what was booked. */
export function describeReservation(
  hotel: Hotel,
  stored: StoredReservation,
  language: Language,
  voice: Voice,
  now: Instant,
): Reservation {
  const { document } = hotel;
  // A room that was cancelled binds nobody any more; once all were, the deadline is the one they had.
  const binding = standingStays(stored);
  const quotes = (binding.length > 0 ? binding : stored.roomStays).map(({ quote }) => quote);
  const deadline = modificationDeadline(quotes, document.timeZone, document.times.checkInFrom);
  const roomStays = stored.roomStays.map((stay) => describeRoomStay(hotel, stay, language, voice, now));
  const standing = roomStays.filter((stay) => stay.status === 'book');
  const total = (stays: readonly Described[], amount: (stay: Described) => number): number =>
    stays.reduce((sum, stay) => sum + amount(stay), 0);
  const isPrepaid = (stay: Described): boolean => stay.guaranteeType === 'PrePay';
  const exchange = quotes[0]?.exchange ?? null;
  return {
    hotelId: stored.hotelId,
    reservationId: stored.reservationId,
    status: stored.status,
    version: stored.version,
    createDateTime: new Date(stored.createdAt).toISOString(),
    modificationDeadline: new Date(deadline).toISOString(),
    isExpired: now > deadline,
    holdExpiresAt: stored.holdExpiresAt === null ? null : new Date(stored.holdExpiresAt).toISOString(),
    currency: stored.currency,
    hotelCurrency: stored.hotelCurrency,
    exchangeRate: exchange && { rate: exchange.nanos / 1_000_000_000, date: exchange.date },
    totalPrice: total(standing, (stay) => stay.totalPrice),
    hotelTotalPrice: total(standing, (stay) => stay.hotelTotalPrice),
    totalVat: total(standing, (stay) => stay.totalVat),
    totalLocalTax: total(standing, (stay) => stay.totalLocalTax),
    payableNow: total(standing.filter(isPrepaid), (stay) => stay.totalPrice),
    payableLater: total(
      standing.filter((stay) => !isPrepaid(stay)),
      (stay) => stay.totalPrice,
    ),
    payableAtHotel: total(standing, (stay) => stay.totalLocalTax),
    guestInfo: stored.guest,
    roomStays,
  };
}

function describeRoomStay(
  hotel: Hotel,
  stay: StoredRoomStay,
  language: Language,
  voice: Voice,
  now: Instant,
): Described {
  const { document } = hotel;
  const { quote } = stay;
  const say = (texts: Texts | undefined, id: string): string => textIn(texts, language, document.language) || id;
  const named = <Entry extends { id: string; name: Texts }>(list: readonly Entry[], id: string): string =>
    say(list.find((entry) => entry.id === id)?.name, id);
  const taxed = { ...quote, localTaxes: [...quote.localTaxes, ...stay.taxes] };
  const bill = guestBill(taxed, stay.services);
  const ownBill = hotelBill(taxed, stay.services);
  return {
    roomStayIndex: stay.roomStayIndex,
    status: stay.status,
    guestRoomId: quote.roomId,
    roomTypeName: named(document.rooms, quote.roomId),
    ratePlanId: quote.ratePlanId,
    ratePlanName: named(document.ratePlans, quote.ratePlanId),
    hotelPackageId: quote.packageId,
    hotelPackageName: quote.packageId === null ? null : named(document.packages, quote.packageId),
    guaranteeType: quote.guarantee,
    startDate: quote.arrival,
    endDate: quote.departure,
    nbNights: nightCount(quote),
    nbAdults: quote.guests.adults,
    nbChildren: quote.guests.children,
    nbInfants: quote.guests.infants,
    promotionCode: quote.promotionCode,
    nightPrices: bill.nights.map((night) => night.price),
    nightDiscounts: bill.discount === 0 ? [] : bill.nights.map((night) => night.discount),
    services: bill.services.map((service) => ({
      serviceId: service.serviceId,
      name: named(document.services, service.serviceId),
      quantity: service.quantity,
      unitPrice: service.unitMinor,
      totalPrice: service.totalMinor,
    })),
    taxes: describeTaxes(document, bill.localTaxes, bill.currency, language),
    roomPrice: bill.roomPrice,
    totalDiscount: bill.discount,
    totalServicesPrice: bill.servicesPrice,
    totalPrice: bill.total,
    hotelTotalPrice: ownBill.total,
    totalVat: bill.vat,
    totalLocalTax: bill.localTax,
    cancellationConditions: cancellationOf(quote, document.timeZone, now),
    cancellationPolicyText: policyText(writeCancellationPolicy(voice, { ...quote, timeZone: document.timeZone, now })),
    cancellationFee:
      stay.status === 'cancel' ? stay.cancellationFee : stayFee(quote, stay.services, document.timeZone, now),
  };
}
