import { refuse, type Refusal } from '@stayfront/contract/problem';
import { chosenFees, type FeeChoice } from '@stayfront/rules/cancellation/chosen-fees';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { give } from '../desk-money/give.ts';
import { openCharge } from '../desk-money/open-charge.ts';
import { readAccount } from '../pay/read-account.ts';
import { cancelAll } from '../reservation/cancel-all.ts';
import { cancelOne } from '../reservation/cancel-one.ts';
import type { HotelCancelling } from '../reservation/cancelling.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Wanted = {
  readonly rooms: readonly StoredRoomStay[];
  /** What the policy of each keeps. */
  readonly byPolicy: readonly number[];
  readonly fee: FeeChoice;
  readonly reason: string;
  readonly tellsGuest: boolean;
  readonly chargesGuarantee: boolean;
  readonly isNoShow?: boolean;
};

type Done = {
  readonly status: 'cancel' | 'modify';
  readonly version: number;
  readonly fee: number;
  readonly refund: number;
  readonly open: number;
  readonly charging: number;
};

/**
 * Cancels rooms of a locked reservation in the hotel's own name, or because nobody came, for as much as it may keep; and
 * has what is open of fees then taken from the card, where that was wished and can be.
 */
export async function cancelRooms(
  tx: Tx,
  hotel: Hotel,
  staff: Staff,
  reservation: StoredReservation,
  { rooms, byPolicy, fee, reason, tellsGuest, chargesGuarantee, isNoShow = false }: Wanted,
  now: Instant,
): Promise<Done | Refusal<'cancellation.fee_above' | 'money.limit' | 'reservation.was_cancelled'>> {
  const { reservationId } = reservation;
  const fees = chosenFees(byPolicy, fee);
  if (!fees) return refuse('cancellation.fee_above');
  const waived = fees.reduce((sum, kept, place) => sum + (byPolicy[place] ?? 0) - kept, 0);
  const refusal = await give(tx, staff, { reservationId, kind: 'fee', amount: waived }, now);
  if (refusal) return refusal;
  const by = { by: staff.by, reason, tellsGuest, fee, isNoShow };
  const isAll = rooms.length === standingStays(reservation).length;
  const done = isAll
    ? await cancelAll(tx, hotel, reservation, by, now)
    : await cancelSome(tx, hotel, reservation, { rooms, fees, by }, now);
  if ('refused' in done) return refuse('reservation.was_cancelled');
  if (isNoShow) {
    const detail = { roomStays: rooms.map(({ roomStayIndex }) => roomStayIndex), fee: done.cancellationFee, by: by.by };
    await noteHappening(tx, reservation, { what: isAll ? 'no-show' : 'no-show-room', who: 'hotel', detail }, now);
  }
  const after = await lockReservation(tx, hotel.hotelId, reservationId);
  if (!after) throw new Error(`${reservationId} was lost while it was locked`);
  const opened = chargesGuarantee && (await openCharge(tx, hotel, after, { amount: 'all', by: staff.by }, now));
  const { open } = await readAccount(tx, after, todayAt(hotel.document.timeZone, now));
  return {
    status: isAll ? 'cancel' : 'modify',
    version: after.version,
    fee: done.cancellationFee,
    refund: done.refund,
    open,
    charging: typeof opened === 'object' ? opened.amount : 0,
  };
}

type Some = {
  readonly rooms: readonly StoredRoomStay[];
  readonly fees: readonly number[];
  readonly by: HotelCancelling;
};

/** One after the other, each as it stands once those before it are gone. */
async function cancelSome(
  tx: Tx,
  hotel: Hotel,
  { hotelId, reservationId }: StoredReservation,
  { rooms, fees, by }: Some,
  now: Instant,
): Promise<{ readonly cancellationFee: number; readonly refund: number }> {
  let [cancellationFee, refund] = [0, 0];
  for (const [place, { roomStayIndex }] of rooms.entries()) {
    const fresh = await lockReservation(tx, hotelId, reservationId);
    const stay = fresh?.roomStays.find((one) => one.roomStayIndex === roomStayIndex);
    if (!fresh || !stay) throw new Error(`${reservationId} lost a room while it was locked`);
    const minor = fees[place] ?? 0;
    const gone = await cancelOne(tx, hotel, fresh, stay, { ...by, fee: { minor } }, now);
    cancellationFee += minor;
    refund += gone.refund;
  }
  return { cancellationFee, refund };
}
