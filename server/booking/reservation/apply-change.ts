import type { ChangeTerms } from '@stayfront/contract/change';
import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Guarantee } from '../../payment/find-guest-card.ts';
import { requestRefund } from '../../payment/request-refund.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { changedFields } from './changed-fields.ts';
import { changeReservation } from './change-reservation.ts';
import { exchangeDemand, exchangedPackages } from './exchange-demand.ts';
import { hasPackageStock } from './has-package-stock.ts';
import { publishNews, type Hearer } from './publish-news.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { takeRooms } from './take-rooms.ts';

type Change = {
  /** Rooms that are changed or new; none where only the guest is another. */
  readonly stays: readonly StoredRoomStay[];
  readonly terms: Pick<ChangeTerms, 'fee' | 'refund' | 'payNow' | 'paid'>;
  /** Of one that was quoted and agreed to. */
  readonly changeId?: string;
  readonly guest?: GuestInfo | undefined;
  readonly guarantee?: Guarantee | undefined;
  readonly byHotel?: ChangedByHotel | undefined;
};

/** The hotel changes it itself: what history says of that, and whether the guest is written to. Nothing was paid for it. */
export type ChangedByHotel = { readonly note: object; readonly tellsGuest: boolean };

/**
 * Makes a change of rooms, of who comes, or of both, in the transaction of whoever may: new nights are taken and the
 * others given back in one go, money goes back, it is written with its history, and guest and hotel are told. Returns
 * the new version of a locked reservation.
 */
export async function applyChange(
  tx: Tx,
  reservation: StoredReservation,
  { stays, terms: { fee, refund, payNow, paid }, changeId, guest, guarantee, byHotel }: Change,
  now: Instant,
): Promise<number | 'sold_out'> {
  const { hotelId, reservationId } = reservation;
  if (!(await hasPackageStock(tx, reservation, exchangedPackages(reservation, stays), now))) return 'sold_out';
  if (!(await takeRooms(tx, hotelId, exchangeDemand(reservation, stays), now, reservationId))) return 'sold_out';
  if (refund > 0) await requestRefund(tx, { hotelId, reservationId, keep: paid - refund, why: 'changed' }, now);
  const paidNow = byHotel ? 0 : payNow;
  const change = {
    status: 'modify',
    who: byHotel ? 'hotel' : 'guest',
    detail: {
      ...(changeId === undefined ? {} : { changeId }),
      guest: guest ? changedFields(reservation.guest, guest) : [],
      roomStays: stays.map(({ roomStayIndex }) => roomStayIndex),
      ...(fee > 0 ? { fee } : {}),
      ...(refund > 0 ? { refund } : {}),
      ...(paidNow > 0 ? { paid: paidNow } : {}),
      ...byHotel?.note,
    },
    roomStays: stays,
    ...(guest ? { guest } : {}),
    ...(guarantee ? { guarantee } : {}),
  } as const;
  const version = await changeReservation(tx, reservation, change, now);
  const hearers: readonly Hearer[] = !byHotel ? ['guest', 'hotel'] : byHotel.tellsGuest ? ['guest'] : [];
  await publishNews(tx, reservation, { what: 'changed', version, fee, refund, paid: paidNow }, hearers);
  return version;
}
