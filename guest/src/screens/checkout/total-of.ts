import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Order } from '../../flow/booking-request.ts';

/** A room and its services, discount taken off. */
export const orderTotal = ({ product, services = [] }: Order): number =>
  services.reduce(
    (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
    product.totalPrice - product.totalDiscount,
  );

/** The same in the hotel's currency: what is charged. */
const hotelTotal = ({ product, services = [] }: Order): number =>
  services.reduce(
    (sum, { hotelUnitPrice, quantity }) => sum + hotelUnitPrice * quantity,
    product.hotelTotalPrice - product.hotelTotalDiscount,
  );

/** What the chosen rooms cost together, as quoted; nothing is priced here. */
export function totalOf(orders: readonly Order[]): {
  price: number;
  /** The same in the hotel's currency. */
  hotelPrice: number;
  /** Rooms that are paid in advance, with their services. */
  dueNow: number;
  vat: number;
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
    vat: sum(products.map((product) => product.totalVat)),
    localTax: sum(products.map((product) => product.totalLocalTax)),
    currency: products[0]?.currency ?? 'EUR',
  };
}
