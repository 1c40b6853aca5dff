import type { Reservation } from '@stayfront/contract/reservation';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { quoteTotal } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../hotel/hotel.store.ts';
import { cancellationOf } from '../offer/search-offers.ts';
import type { StoredReservation } from './reservation.store.ts';

/** A reservation in the reader's language. Names come from the hotel's content of today, amounts from what was booked. */
export function describeReservation(
  hotel: Hotel,
  stored: StoredReservation,
  language: Language,
  now: Instant,
): Reservation {
  const { document } = hotel;
  const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
  const totalPrice = total(stored.quotes.map(quoteTotal));
  return {
    hotelId: stored.hotelId,
    reservationId: stored.reservationId,
    status: stored.status,
    createDateTime: new Date(stored.createdAt).toISOString(),
    currency: stored.currency,
    totalPrice,
    totalVat: total(stored.quotes.map((quote) => quote.vat)),
    totalLocalTax: total(stored.quotes.map((quote) => quote.cityTax)),
    payableNow: 0,
    payableAtHotel: totalPrice,
    guestInfo: stored.guest,
    roomStays: stored.quotes.map((quote, roomStayIndex) => {
      const room = document.rooms.find((candidate) => candidate.id === quote.roomId);
      const plan = document.ratePlans.find((candidate) => candidate.id === quote.ratePlanId);
      return {
        roomStayIndex,
        guestRoomId: quote.roomId,
        roomTypeName: textIn(room?.name, language, document.language) || quote.roomId,
        ratePlanName: textIn(plan?.name, language, document.language) || quote.ratePlanId,
        guaranteeType: quote.guarantee,
        startDate: quote.arrival,
        endDate: quote.departure,
        nbNights: nightCount(quote),
        nbAdults: quote.guests.adults,
        nbChildren: quote.guests.children,
        nbInfants: quote.guests.infants,
        totalPrice: quoteTotal(quote),
        totalDiscount: 0,
        totalVat: quote.vat,
        totalLocalTax: quote.cityTax,
        cancellationConditions: cancellationOf(quote, document.timeZone, now),
      };
    }),
  };
}
