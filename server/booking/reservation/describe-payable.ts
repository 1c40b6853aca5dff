import type { Reservation } from '@stayfront/contract/reservation';
import { advanceOf, restDueOn } from '@stayfront/rules/booking/advance-of';
import { providers } from '@stayfront/rules/payment/providers';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { DescribedRoomStay } from './describe-room-stay.ts';
import type { StoredReservation } from './stored-reservation.ts';

type Payable = Pick<
  Reservation,
  'payableNow' | 'hotelPayableNow' | 'payableOn' | 'restCard' | 'payableLater' | 'hotelPayableLater' | 'guaranteeCard'
>;
type Both = { readonly amount: number; readonly hotelAmount: number };

/**
 * What of the rooms that stand is paid when: in advance, on a later day, at the hotel. The three add up to the total, in
 * the guest's currency as well as in the hotel's.
 */
export function describePayable(
  { document }: Hotel,
  { guarantee }: StoredReservation,
  rooms: readonly { readonly stored: StoredRoomStay; readonly described: DescribedRoomStay }[],
): Payable {
  const parts = rooms.map(({ stored, described }) => {
    const { hotelTotalPrice, totalPrice } = described;
    const advance = advanceIn(stored, described);
    const rest = { amount: totalPrice - advance.amount, hotelAmount: hotelTotalPrice - advance.hotelAmount };
    return { advance, rest, dueOn: restDueOn(stored) };
  });
  const now = sumOf(parts.map(({ advance }) => advance));
  const atHotel = sumOf(parts.filter(({ dueOn }) => dueOn === null).map(({ rest }) => rest));
  const open = parts.filter(({ rest }) => rest.hotelAmount > 0);
  const days = [...new Set(open.flatMap(({ dueOn }) => dueOn ?? []))].toSorted();
  const payableOn = days.map((dueOn) => ({
    dueOn,
    ...sumOf(open.filter((part) => part.dueOn === dueOn).map(({ rest }) => rest)),
  }));
  const card = guarantee && { brand: guarantee.brand, suffix: guarantee.suffix };
  const isCollected =
    guarantee?.provider === document.config.paymentSolutionsProvider &&
    guarantee !== null &&
    providers[guarantee.provider].canCollect;
  const isAnyAtHotel = rooms.some(
    ({ stored }, place) =>
      stored.quote.guarantee !== 'PrePay' || (restDueOn(stored) === null && (parts[place]?.rest.hotelAmount ?? 0) > 0),
  );
  return {
    payableNow: now.amount,
    hotelPayableNow: now.hotelAmount,
    ...(payableOn.length > 0 ? { payableOn, restCard: isCollected ? card : null } : {}),
    payableLater: atHotel.amount,
    hotelPayableLater: atHotel.hotelAmount,
    guaranteeCard: isAnyAtHotel ? card : null,
  };
}

/** All of a room is all of it in the guest's currency too, though its lines were exchanged one by one. */
function advanceIn(stored: StoredRoomStay, { hotelTotalPrice, totalPrice, deposit }: DescribedRoomStay): Both {
  const hotelAmount = advanceOf(stored);
  if (hotelAmount === hotelTotalPrice) return { amount: totalPrice, hotelAmount };
  if (hotelAmount === deposit?.hotelAmount) return { amount: deposit.amount, hotelAmount };
  return { amount: quotedCurrency(stored.quote).as(hotelAmount), hotelAmount };
}

const sumOf = (parts: readonly Both[]): Both => ({
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  hotelAmount: parts.reduce((sum, { hotelAmount }) => sum + hotelAmount, 0),
});
