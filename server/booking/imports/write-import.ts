import type { Actor } from '@stayfront/rules/booking/actor';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { lookUpByKey } from '../../platform/db/look-up-by-key.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { tickPresences } from '../desk/tick-presences.ts';
import { writeNotes } from '../desk/write-notes.ts';
import { notePaidElsewhere } from '../desk-money/note-paid-elsewhere.ts';
import { insertImported, type ImportedReservation } from '../reservation/insert-imported.ts';
import type { Happening } from '../reservation/note-happening.ts';
import { noteHappenings } from '../reservation/note-happenings.ts';
import { insertImport, insertNumbers, type StoredImport } from './import.store.ts';
import { makeReservation } from './make-reservation.ts';
import { isStanding, type PlannedGroup } from './plan-import.ts';

type Writing = {
  readonly stored: StoredImport;
  readonly groups: readonly PlannedGroup[];
  readonly policy: 'rate-plan' | 'none';
  readonly takesPaid: boolean;
  readonly secret: string;
};

type Made = { readonly group: PlannedGroup; readonly made: ImportedReservation };

/** So many reservations are written with one statement. */
const batch = 500;

/** Writes reservations that are brought along, with all that is known of them; their rooms are taken by somebody else. */
export async function writeImport(tx: Tx, hotel: Hotel, writing: Writing, now: Instant): Promise<void> {
  await insertImport(tx, hotel.hotelId, writing.stored);
  await lookUpByKey(tx);
  for (let at = 0; at < writing.groups.length; at += batch)
    await writeSome(tx, hotel, { ...writing, groups: writing.groups.slice(at, at + batch) }, now);
}

async function writeSome(tx: Tx, hotel: Hotel, writing: Writing, now: Instant): Promise<void> {
  const { hotelId, document } = hotel;
  const { stored, groups, policy, takesPaid, secret } = writing;
  const { importId, system, importedBy: by } = stored;
  const all: Made[] = groups.map((group) => ({ group, made: makeReservation(hotel, group, { policy, secret }, now) }));
  await insertImported(
    tx,
    hotelId,
    all.map(({ made }) => made),
  );
  const numbers = all.map(({ group: { number, part, first }, made: { reservationId } }) => ({
    number,
    part,
    reservationId,
    cameBy: first.cameBy,
  }));
  await insertNumbers(tx, hotelId, { importId, system }, numbers);
  const paid = await notePaidElsewhere(tx, hotelId, takesPaid ? all.flatMap(paymentOf) : [], by, now);
  const today = todayAt(document.timeZone, now);
  const ticked = all.flatMap(({ group, made: { reservationId } }) =>
    group.stays.flatMap(({ status, arrival, departure }, roomStayIndex) =>
      // Who has left before today is gone by the calendar alone.
      (status === 'in-house' || status === 'left') && arrival <= today && departure >= today
        ? [{ reservationId, roomStayIndex, presence: status === 'left' ? ('left' as const) : ('arrived' as const) }]
        : [],
    ),
  );
  await tickPresences(tx, hotelId, ticked, now);
  const notes = all.flatMap(({ group: { first }, made: { reservationId } }) =>
    first.note === null ? [] : [{ reservationId, text: first.note }],
  );
  await writeNotes(tx, hotelId, notes, by, now);
  const happened = [
    ...all.flatMap(({ group, made }) => historyOf(group, made, stored)),
    ...paid.map(({ reservationId, amount, movementId }) => ({
      reservationId,
      what: 'paid-at-hotel',
      who: 'hotel' as const,
      detail: { movementId, amount, currency: document.currency, way: 'transfer', by, importId },
    })),
  ];
  await noteHappenings(tx, hotelId, happened, now);
}

const paymentOf = ({ group: { paid, stays }, made: { reservationId } }: Made) =>
  paid > 0 && stays.some(isStanding) ? [{ reservationId, amount: paid }] : [];

type Told = Happening & { readonly reservationId: string; readonly who: Actor };

/** Where it came from, as the beginning of its history; that nobody came is told as it is here. */
function historyOf(
  { number, stays, first }: PlannedGroup,
  { reservationId, roomStays }: ImportedReservation,
  { importId, system, importedBy: by }: StoredImport,
): Told[] {
  const total = hotelTotal(
    roomStays.filter(({ status }) => status === 'book').map(({ quote }) => ({ quote, services: [] })),
  );
  const isOurs = number.startsWith('~');
  const detail = {
    importId,
    system,
    ...(isOurs ? {} : { number }),
    ...(first.cameBy === null ? {} : { cameBy: first.cameBy }),
    by,
  };
  const begun: Told = { reservationId, what: 'imported', who: 'hotel', detail, total };
  const isNoShow = !stays.some(isStanding) && stays.some(({ status }) => status === 'no-show');
  return isNoShow
    ? [begun, { reservationId, what: 'no-show', who: 'hotel', detail: { importId, by, fee: 0 } }]
    : [begun];
}
