import type { GuestCurrency } from '../currency/guest-currency.ts';
import type { PricedRoom } from './price-rooms.ts';

/**
 * Rooms with their products as JSON, without the brackets around them. Ids are slugs: nothing to escape. Put together
 * by adding, not by joining lists: joined texts are copied at each step, added ones once, when the answer is sent.
 */
export function writeRooms(rooms: readonly PricedRoom[]): string {
  let text = '';
  let between = '';
  for (const { roomId, free, popularity, products } of rooms) {
    text += `${between}{"guestRoomId":"${roomId}","availability":${free},"popularity":${popularity},"products":[`;
    let before = '';
    for (const product of products) {
      text += before + product.json;
      before = ',';
    }
    text += ']}';
    between = ',';
  }
  return text;
}

/** The currencies of an answer and the rate between them, as JSON without braces. */
export const writeCurrencies = ({ currency, exchange }: GuestCurrency, hotelCurrency: string): string =>
  `"currency":"${currency}","hotelCurrency":"${hotelCurrency}","exchangeRate":` +
  (exchange ? `{"rate":${exchange.nanos / 1_000_000_000},"date":"${exchange.date}"}` : 'null');
