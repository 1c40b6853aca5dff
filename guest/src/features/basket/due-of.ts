import { scale } from '@stayfront/rules/money';
import type { Order } from '../../app/flow/booking-request.ts';
import { hotelTotal, orderTotal } from './total-of.ts';

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

type Due = {
  /** Rooms that are paid in advance, with their services, or their deposits. */
  dueNow: number;
  /** The same in the hotel's currency: exactly what is charged. */
  hotelDueNow: number;
  /** The rest beyond deposits, by its day, the earliest first. */
  later: readonly { readonly dueOn: string; readonly minor: number; readonly hotelMinor: number }[];
  dueAtHotel: number;
  hotelDueAtHotel: number;
};

/** When the chosen rooms are paid. Together it is what they cost. */
export function dueOf(orders: readonly Order[]): Due {
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  const rooms = orders.map((order) => {
    const [price, hotelPrice] = [orderTotal(order), hotelTotal(order)];
    const { deposit } = order.product;
    const dueNow = dueAtBooking(order, price, deposit?.amount);
    const hotelDueNow = dueAtBooking(order, hotelPrice, deposit?.hotelAmount);
    const rest = { minor: price - dueNow, hotelMinor: hotelPrice - hotelDueNow };
    return { dueNow, hotelDueNow, rest, dueOn: deposit?.restDueOn ?? null };
  });
  const restOf = (dueOn: string | null) => {
    const rests = rooms.filter((room) => room.dueOn === dueOn).map(({ rest }) => rest);
    return {
      minor: sum(rests.map(({ minor }) => minor)),
      hotelMinor: sum(rests.map(({ hotelMinor }) => hotelMinor)),
    };
  };
  const days = [...new Set(rooms.flatMap(({ dueOn }) => dueOn ?? []))].toSorted();
  const atHotel = restOf(null);
  return {
    dueNow: sum(rooms.map(({ dueNow }) => dueNow)),
    hotelDueNow: sum(rooms.map(({ hotelDueNow }) => hotelDueNow)),
    later: days.map((dueOn) => ({ dueOn, ...restOf(dueOn) })).filter(({ hotelMinor }) => hotelMinor > 0),
    dueAtHotel: atHotel.minor,
    hotelDueAtHotel: atHotel.hotelMinor,
  };
}
