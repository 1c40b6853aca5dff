import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { orderedServices, type Order } from '../../app/flow/booking-request.ts';

/** A room and its services, discount taken off. Before any is chosen it is the price that was seen. */
export const orderTotal = (order: Order): number =>
  orderedServices(order).reduce(
    (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
    order.product.roomPrice - order.product.totalDiscount,
  );

/** The same in the hotel's currency: what is charged. */
export const hotelTotal = (order: Order): number =>
  orderedServices(order).reduce(
    (sum, { hotelUnitPrice, quantity }) => sum + hotelUnitPrice * quantity,
    order.product.hotelRoomPrice - order.product.hotelTotalDiscount,
  );

/** What the chosen rooms cost together, as quoted; nothing is priced here. When it is paid: `dueOf`. */
export function totalOf(orders: readonly Order[]): {
  price: number;
  /** The same in the hotel's currency. */
  hotelPrice: number;
  localTax: number;
  currency: CurrencyCode;
} {
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  return {
    price: sum(orders.map(orderTotal)),
    hotelPrice: sum(orders.map(hotelTotal)),
    localTax: sum(orders.map(({ product }) => product.totalLocalTax)),
    currency: orders[0]?.product.currency ?? 'EUR',
  };
}
