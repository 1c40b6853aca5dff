import type { ReservationImport } from '@stayfront/contract/desk/imports';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { lookUpByKey } from '../../platform/db/look-up-by-key.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { takeBackPaidElsewhere } from '../desk-money/take-back-paid-elsewhere.ts';
import { discardImported } from '../reservation/discard-imported.ts';
import { giveBackRooms } from '../reservation/give-back-rooms.ts';
import { noteHappenings } from '../reservation/note-happenings.ts';
import { readReservations } from '../reservation/read-reservations.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import { describeImport } from './describe-import.ts';
import { forgetNumbers, lockImport, markUndone, readReservationsOf, readTouched } from './import.store.ts';

const mostTold = 100;

/**
 * Takes a whole import back, as if it had never been: rooms are free, amounts that were paid elsewhere are not here any
 * more, and its numbers may come again. What has a history beside it stands in the way, by name. Asked again, it says the
 * same.
 */
export const undoImport = (
  db: Db,
  { hotelId, document }: Hotel,
  importId: string,
  by: string,
  now: Instant,
): Promise<ReservationImport | Refusal<'import.touched' | 'import.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const stored = await lockImport(tx, hotelId, importId);
    if (!stored) return refuse('import.unknown');
    if (stored.undone) return describeImport(stored, document.currency);
    const ids = await readReservationsOf(tx, hotelId, importId);
    // Locked before it is asked whether anything has happened to them: nothing can in between.
    const reservations = await readReservations(tx, hotelId, ids, true);
    const touched = await readTouched(tx, hotelId, importId, mostTold);
    if (touched.length > 0) return { refused: 'import.touched', details: { reservations: touched } };
    await lookUpByKey(tx);
    await giveBackRooms(tx, hotelId, reservations.flatMap(standingStays), now);
    await takeBackPaidElsewhere(tx, hotelId, ids, by, now);
    await discardImported(tx, hotelId, ids);
    const detail = { importId, by };
    await noteHappenings(
      tx,
      hotelId,
      ids.map((reservationId) => ({ reservationId, what: 'import-undone', who: 'hotel', detail, total: 0 })),
      now,
    );
    await forgetNumbers(tx, hotelId, importId);
    await markUndone(tx, hotelId, importId, by, now);
    const what = { happenedAt: now, who: by, what: 'reservations.import_undone' };
    await noteOperator(tx, hotelId, { ...what, detail: { importId, name: stored.name, reservations: ids.length } });
    return describeImport({ ...stored, undone: { at: now, by } }, document.currency);
  });
