import type { GuestCurrency } from '../currency/guest-currency.ts';
import type { PricedRoom } from './price-rooms.ts';

/** Rooms with their products as JSON, without the brackets around them. Ids are slugs: nothing to escape. */
export const writeRooms = (rooms: readonly PricedRoom[]): string =>
  rooms
    .map(
      ({ roomId, free, popularity, products }) =>
        `{"guestRoomId":"${roomId}","availability":${free},"popularity":${popularity},` +
        `"products":[${products.map((product) => product.json).join(',')}]}`,
    )
    .join(',');

/** The currencies of an answer and the rate between them, as JSON without braces. */
export const writeCurrencies = ({ currency, exchange }: GuestCurrency, hotelCurrency: string): string =>
  `"currency":"${currency}","hotelCurrency":"${hotelCurrency}","exchangeRate":` +
  (exchange ? `{"rate":${exchange.nanos / 1_000_000_000},"date":"${exchange.date}"}` : 'null');
