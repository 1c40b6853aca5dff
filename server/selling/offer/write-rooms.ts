import type { Pen } from '@stayfront/rules/pen';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import type { PricedRoom } from './price-rooms.ts';
import type { WriteProduct } from './product-writer.ts';

/** Rooms with their products as JSON, without the brackets around them. Ids are slugs: nothing to escape. */
export function writeRooms(pen: Pen, rooms: readonly PricedRoom[], writeProduct: WriteProduct): void {
  let between = '';
  for (const { roomId, free, popularity, products } of rooms) {
    pen.plain(`${between}{"guestRoomId":"${roomId}","availability":${free},"popularity":${popularity},"products":[`);
    let before = '';
    for (const product of products) {
      writeProduct(pen.plain(before), product);
      before = ',';
    }
    pen.plain(']}');
    between = ',';
  }
}

/** The currencies of an answer and the rate between them, as JSON without braces. */
export const writeCurrencies = ({ currency, exchange }: GuestCurrency, hotelCurrency: string): string =>
  `"currency":"${currency}","hotelCurrency":"${hotelCurrency}","exchangeRate":` +
  (exchange ? `{"rate":${exchange.nanos / 1_000_000_000},"date":"${exchange.date}"}` : 'null');
