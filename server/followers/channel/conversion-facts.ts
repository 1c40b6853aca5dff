import type { ConversionFacts } from '@stayfront/contract/manage/channels';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import { standingStays } from '../../booking/reservation/standing-stays.ts';

/** What partners may know of a booking: how much, when and how many. Null where no room of it stands. */
export function conversionFacts(reservation: StoredReservation): ConversionFacts | null {
  const stays = standingStays(reservation);
  if (stays.length === 0) return null;
  const sum = (count: (stay: (typeof stays)[number]) => number): number =>
    stays.reduce((all, stay) => all + count(stay), 0);
  const arrivals = stays.map(({ quote }) => quote.arrival).sort();
  const departures = stays.map(({ quote }) => quote.departure).sort();
  return {
    arrival: arrivals[0] ?? '',
    departure: departures.at(-1) ?? '',
    rooms: stays.length,
    roomNights: sum(({ quote }) => nightCount(quote)),
    adults: sum(({ quote }) => quote.guests.adults),
    total: hotelTotal(stays),
    tax: sum(({ quote, services }) => hotelBill(quote, services).vat),
    currency: reservation.hotelCurrency,
  };
}
