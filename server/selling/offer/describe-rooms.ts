import type { Availabilities } from '@stayfront/contract/offer';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import type { PricedRooms } from './price-rooms.ts';

/** Rooms with their products, as `writeRooms` writes them for the search. */
export const describeRooms = ({
  rooms,
  describeProduct,
}: Pick<PricedRooms, 'rooms' | 'describeProduct'>): Availabilities['availabilities'] =>
  rooms.map(({ roomId, free, popularity, products }) => ({
    guestRoomId: roomId,
    availability: free,
    popularity,
    products: products.map(describeProduct),
  }));

/** The currencies of an answer and the rate between them. */
export const describeCurrencies = (
  { currency, exchange }: GuestCurrency,
  hotelCurrency: Availabilities['hotelCurrency'],
): Pick<Availabilities, 'currency' | 'hotelCurrency' | 'exchangeRate'> => ({
  currency,
  hotelCurrency,
  exchangeRate: exchange && { rate: exchange.nanos / 1_000_000_000, date: exchange.date },
});
