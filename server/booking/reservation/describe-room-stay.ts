import { partyOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import { guestBill, hotelBill } from '@stayfront/rules/booking/stay-bill';
import { textIn, type Language, type Texts as TextsInLanguages } from '@stayfront/contract/property/texts';
import { modificationDeadline } from '@stayfront/rules/cancellation/modification-deadline';
import { billedStay } from '@stayfront/rules/cancellation/priced-stay';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { unitsOf } from '@stayfront/rules/service/price-service';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { describeDeposit } from '../../selling/offer/describe-deposit.ts';
import { describeOfferLines } from '../../selling/offer/describe-offer-lines.ts';
import { describeTaxes } from '../../selling/tax/describe-taxes.ts';
import { withVatRates } from '../../selling/tax/describe-vat.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { stayConditions } from '../../selling/cancellation/stay-conditions.ts';

export type DescribedRoomStay = Reservation['roomStays'][number];

/** One room of a reservation in the reader's language. */
export function describeRoomStay(
  hotel: Hotel,
  stay: StoredRoomStay,
  language: Language,
  texts: Texts,
  now: Instant,
): DescribedRoomStay {
  const { document } = hotel;
  const { quote } = stay;
  const say = (texts: TextsInLanguages | undefined, id: string): string =>
    textIn(texts, language, document.language) || id;
  const named = <Entry extends { id: string; name: TextsInLanguages }>(list: readonly Entry[], id: string): string =>
    say(list.find((entry) => entry.id === id)?.name, id);
  const taxed = { ...quote, localTaxes: [...quote.localTaxes, ...stay.taxes] };
  const services = withVatRates(document, stay.services);
  const bill = guestBill(taxed, services);
  const ownBill = hotelBill(taxed, services);
  const slept = { arrival: quote.arrival, nights: nightCount(quote), guests: quote.guests };
  // A service that the hotel has given up since says no longer how it was counted.
  const unitsFor = (id: string): number => {
    const sold = document.services.find((service) => service.id === id);
    return sold ? unitsOf(sold, slept) : 1;
  };
  const deadline = modificationDeadline([quote], document.timeZone, document.times.checkInFrom);
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
    ...(quote.deposit
      ? {
          deposit: describeDeposit(quote.deposit, {
            own: billedStay(quote.arrival, ownBill),
            shown: billedStay(quote.arrival, bill),
            as: quotedCurrency(quote).as,
          }),
        }
      : {}),
    startDate: quote.arrival,
    endDate: quote.departure,
    nbNights: nightCount(quote),
    ...partyOf(quote.guests),
    promotionCode: quote.promotionCode,
    nightPrices: bill.nights.map((night) => night.price),
    nightDiscounts: bill.discount === 0 ? [] : bill.nights.map((night) => night.discount),
    ...(bill.offers.length > 0 ? { offers: describeOfferLines(document, bill.offers, language) } : {}),
    services: bill.services.map((service) => ({
      serviceId: service.serviceId,
      name: named(document.services, service.serviceId),
      quantity: service.quantity,
      totalQuantity: service.quantity * unitsFor(service.serviceId),
      unitPrice: service.unitMinor,
      totalPrice: service.totalMinor,
    })),
    taxes: describeTaxes(document, bill.localTaxes, bill.currency, language),
    roomPrice: bill.roomPrice,
    totalDiscount: bill.discount,
    totalServicesPrice: bill.servicesPrice,
    totalPrice: bill.total,
    hotelTotalPrice: ownBill.total,
    roomVat: bill.roomVat,
    totalVat: bill.vat,
    totalLocalTax: bill.localTax,
    modificationDeadline: new Date(deadline).toISOString(),
    isExpired: now > deadline,
    ...stayConditions(stay, document.timeZone, texts, now),
    cancellationFee: stay.status === 'cancel' ? stay.cancellationFee : stayFee(stay, document.timeZone, now),
    cancellationRefund: null,
    changeFee: stay.carried.feePaid + stay.carried.feeDue,
  };
}
