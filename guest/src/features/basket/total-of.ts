import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { scale } from '@stayfront/rules/money';
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

/** What of a total is paid when a room is booked, as quoted: all of it, a share with its services, or an amount. */
function dueAtBooking(
  { product: { guaranteeType, deposit } }: Order,
  total: number,
  amount: number | undefined,
): number {
  if (guaranteeType !== 'PrePay') return 0;
  if (!deposit || amount === undefined) return total;
  const share = deposit.basisPoints === undefined ? amount : scale(total, deposit.basisPoints, 10_000);
  return share === 0 ? total : Math.min(share, total);
}

/** What is paid on a later day, in the guest's currency and in the hotel's. */
export type PaidLater = { readonly dueOn: string; readonly minor: number; readonly hotelMinor: number };

type Totals = {
  price: number;
  /** The same in the hotel's currency. */
  hotelPrice: number;
  /** Rooms that are paid in advance, with their services, or their deposits. */
  dueNow: number;
  /** The same in the hotel's currency: exactly what is charged. */
  hotelDueNow: number;
  /** The rest beyond deposits, by its day, the earliest first. */
  later: readonly PaidLater[];
  dueAtHotel: number;
  hotelDueAtHotel: number;
  localTax: number;
  currency: CurrencyCode;
};

/** What the chosen rooms cost together, as quoted; nothing is priced here. */
export function totalOf(orders: readonly Order[]): Totals {
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  const rooms = orders.map((order) => {
    const [price, hotelPrice] = [orderTotal(order), hotelTotal(order)];
    const { deposit } = order.product;
    const dueNow = dueAtBooking(order, price, deposit?.amount);
    const hotelDueNow = dueAtBooking(order, hotelPrice, deposit?.hotelAmount);
    return { price, hotelPrice, dueNow, hotelDueNow, dueOn: deposit?.restDueOn ?? null };
  });
  const restOf = (chosen: typeof rooms) => ({
    minor: sum(chosen.map(({ price, dueNow }) => price - dueNow)),
    hotelMinor: sum(chosen.map(({ hotelPrice, hotelDueNow }) => hotelPrice - hotelDueNow)),
  });
  const days = [...new Set(rooms.flatMap(({ dueOn }) => dueOn ?? []))].toSorted();
  const atHotel = restOf(rooms.filter(({ dueOn }) => dueOn === null));
  return {
    price: sum(rooms.map(({ price }) => price)),
    hotelPrice: sum(rooms.map(({ hotelPrice }) => hotelPrice)),
    dueNow: sum(rooms.map(({ dueNow }) => dueNow)),
    hotelDueNow: sum(rooms.map(({ hotelDueNow }) => hotelDueNow)),
    later: days
      .map((dueOn) => ({ dueOn, ...restOf(rooms.filter((room) => room.dueOn === dueOn)) }))
      .filter(({ hotelMinor }) => hotelMinor > 0),
    dueAtHotel: atHotel.minor,
    hotelDueAtHotel: atHotel.hotelMinor,
    localTax: sum(orders.map(({ product }) => product.totalLocalTax)),
    currency: orders[0]?.product.currency ?? 'EUR',
  };
}
