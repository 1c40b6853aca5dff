import { gatherFaults, type Faults } from '@stayfront/rules/alpinebits/faults';
import { checkFreeRooms, type KnownCategory } from '@stayfront/rules/alpinebits/free-rooms/check-free-rooms';
import type { FreeRoomsMessage } from '@stayfront/rules/alpinebits/free-rooms/free-rooms-message';
import { readAvailStatuses } from '@stayfront/rules/alpinebits/free-rooms/read-avail-statuses';
import { readInvCounts } from '@stayfront/rules/alpinebits/free-rooms/read-inv-counts';
import {
  lastDayOf,
  layOutFreeRooms,
  wayOfTelling,
  type Told,
} from '@stayfront/rules/alpinebits/free-rooms/told-nights';
import { takenWith } from '@stayfront/rules/alpinebits/outcome';
import { isSince } from '@stayfront/rules/alpinebits/versions';
import type { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import { codesOf } from '@stayfront/rules/connection/codes';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import type { Db, Tx } from '../../../platform/db/open-database.ts';
import { inTurns } from '../../../platform/http/in-turns.ts';
import { lastDayOf as lastSellableDay } from '../../../selling/calendar/check-put.ts';
import { putByConnection, type PutDone } from '../../../selling/calendar/put-by-connection.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import { readCategories } from '../inventory/read-categories.ts';
import { notItsOwn, refusedBy, refusedWith } from '../refused.ts';
import { stockNights } from './stock-nights.ts';
import { keepTold, readTold } from './told.store.ts';

/**
 * Takes free rooms of all nights or of some, whole or not at all. What is told is kept beside the calendar, as a delta of one
 * room says nothing of the other rooms of its category.
 */
export async function takeFreeRooms(db: Db, call: AlpineCall, root: XmlElement): Promise<AlpineDone> {
  const { hotel, account, version, now } = call;
  const isOld = !isSince(version, '2020-10');
  const where = isOld ? 'AvailStatusMessages' : 'Inventories';
  const foreign = notItsOwn(call, 'stock', where);
  if (foreign) return foreign;
  const faults = gatherFaults();
  const message = await inTurns(isOld ? readAvailStatuses(root, faults) : readInvCounts(root, faults));
  const window = { from: todayAt(hotel.document.timeZone, now), to: lastSellableDay(hotel, now) };
  const advices = beyond(message, window.to);
  const done = await putByConnection(
    db,
    hotel,
    account,
    {
      ...(call.isTrial ? { isTrial: true } : {}),
      entries: (tx) => entriesFor(tx, call, message, window, faults),
      note: (tx, put) => call.note(tx, doneWith(put, advices)),
    },
    now,
  );
  if (!isRefusal(done)) return doneWith(done, advices);
  return faults.list.length > 0 ? refusedWith(faults.list) : refusedBy(done, where);
}

const doneWith = ({ put, told, number, changes }: PutDone, advices: readonly string[]): AlpineDone => {
  const unread = put.kept
    .slice(0, 10)
    .map(({ date, room, total }) => `"${room}" on ${date}: ${total} are sold here already`);
  return { outcome: takenWith([], [...advices, ...unread]), told, change: number, changes };
};

/** Further ahead than anybody sells; said, so that a mistyped year is noticed. */
function beyond(message: FreeRoomsMessage, last: StayDate): string[] {
  const day = lastDayOf(message);
  return day !== null && day > last ? [`Nights after ${last} were left out: they cannot be booked yet`] : [];
}

async function entriesFor(
  tx: Tx,
  call: AlpineCall,
  message: FreeRoomsMessage,
  window: { readonly from: StayDate; readonly to: StayDate },
  faults: Faults,
): Promise<CalendarEntries | Refusal<'input.invalid'>> {
  const { hotel, account, capabilities, version } = call;
  const { hotelId, connection } = account;
  const categories = await readCategories(tx, hotelId, connection);
  const retired = new Set(categories.flatMap(({ code, isRetired }) => (isRetired ? [code] : [])));
  const rooms = new Map(categories.map(({ code, sent }) => [code, sent.rooms]));
  const codes = codesOf(hotel.document, account.settings);
  const roomOf = (code: string): string | null => (retired.has(code) ? null : (codes.roomOf(code) ?? null));
  const before = await readTold(tx, hotelId, connection);
  const known = new Map<string, KnownCategory>();
  for (const { code } of message.counts)
    if (!known.has(code) && roomOf(code) !== null)
      known.set(code, { rooms: rooms.get(code)?.length ? (rooms.get(code) ?? null) : null });
  const isOld = !isSince(version, '2020-10');
  await inTurns(
    checkFreeRooms(
      message,
      {
        categories: known,
        capabilities,
        prefix: isOld ? 'OTA_HotelAvailNotif' : 'OTA_HotelInvCountNotif',
        announcesCompleteSets: isSince(version, '2022-10'),
      },
      faults,
    ),
  );
  if (!message.isComplete) checkWay(before, message, faults);
  if (faults.list.length > 0) return { refused: 'input.invalid' };
  // Of all that the system ever spoke of: what it does not name in a complete set is not to be had.
  const all = new Set([
    ...before.map(({ code }) => code),
    ...categories.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])),
    ...message.counts.map(({ code }) => code),
  ]);
  const nights = await inTurns(layOutFreeRooms(before, message, window, all));
  const named = new Set(message.counts.map(({ code, room }) => JSON.stringify([code, room])));
  const kept = nights.told.filter(({ code, room }) => message.isComplete || named.has(JSON.stringify([code, room])));
  await keepTold(tx, hotelId, connection, kept, message.isComplete);
  const span = message.isComplete ? window : spanOf(message, window);
  const stock = span ? await stockNights(tx, nights, { hotelId, connection, window, span, roomOf }) : [];
  return { stock, rates: [], following: [], restrictions: [] };
}

/** Rooms and categories are mixed by a delta, too, that tells in the other way than what stands. */
function checkWay(before: readonly Told[], { counts }: FreeRoomsMessage, faults: Faults): void {
  const way = wayOfTelling(before);
  const [first] = counts;
  if (!way || !first || way === (first.room === null ? 'categories' : 'rooms')) return;
  const message = `until now ${way} were told of: send a complete set to tell in another way`;
  faults.add('invalid', 'StatusApplicationControl/@InvCode', message, first.line);
}

function spanOf({ counts }: FreeRoomsMessage, window: { readonly from: StayDate; readonly to: StayDate }) {
  let from = window.to;
  let to = window.from;
  for (const period of counts) {
    if (period.from < from) from = period.from;
    if (period.to > to) to = period.to;
  }
  const span = { from: from < window.from ? window.from : from, to: to > window.to ? window.to : to };
  return span.from <= span.to && counts.length > 0 ? span : null;
}
