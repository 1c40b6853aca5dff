import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { orderedServices, type Order } from '../../app/flow/booking-request.ts';

/** A room and its services, discount taken off. Before any is chosen it is the price that was seen. */
export const orderTotal = (order: Order): number =>
  orderedServices(order).reduce(
    (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
    order.product.roomPrice - order.product.totalDiscount,
  );

/** The same in the hotel's currency: what is charged. */
const hotelTotal = (order: Order): number =>
  orderedServices(order).reduce(
    (sum, { hotelUnitPrice, quantity }) => sum + hotelUnitPrice * quantity,
    order.product.hotelRoomPrice - order.product.hotelTotalDiscount,
  );

/** What the chosen rooms cost together, as quoted; nothing is priced here. */
export function totalOf(orders: readonly Order[]): {
  price: number;
  /** The same in the hotel's currency. */
  hotelPrice: number;
  /** Rooms that are paid in advance, with their services. */
  dueNow: number;
  /** The same in the hotel's currency: exactly what is charged. */
  hotelDueNow: number;
  localTax: number;
  currency: CurrencyCode;
} {
  const products = orders.map((order) => order.product);
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  const prepaid = orders.filter(({ product }) => product.guaranteeType === 'PrePay');
  return {
    price: sum(orders.map((order) => orderTotal(order))),
    hotelPrice: sum(orders.map((order) => hotelTotal(order))),
    dueNow: sum(prepaid.map((order) => orderTotal(order))),
    hotelDueNow: sum(prepaid.map((order) => hotelTotal(order))),
    localTax: sum(products.map((product) => product.totalLocalTax)),
    currency: products[0]?.currency ?? 'EUR',
  };
}
