import { RoomNumber } from '@stayfront/contract/property/content';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { languages } from '@stayfront/contract/property/texts';
import { isRefusal } from '@stayfront/contract/problem';
import { gatherFaults } from '@stayfront/rules/alpinebits/faults';
import { takenWith } from '@stayfront/rules/alpinebits/outcome';
import {
  planInventory,
  type KeptCategory,
  type PlannedInventory,
} from '@stayfront/rules/alpinebits/inventory/plan-inventory';
import { readInventory } from '@stayfront/rules/alpinebits/inventory/read-inventory';
import type { GuestRoomCategory } from '@stayfront/rules/alpinebits/inventory/inventory-message';
import { codesOf } from '@stayfront/rules/connection/codes';
import { findUses } from '@stayfront/rules/house-draft/find-uses';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { findBookedRooms } from '../../../booking/reservation/find-booked-rooms.ts';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../../platform/db/open-database.ts';
import { keepRoomCodes } from '../../../property/connection-account/keep-room-codes.ts';
import { checkHouse } from '../../../property/house/check-house.ts';
import { replaceDocument } from '../../../property/hotel/replace-document.ts';
import { lastDayOf } from '../../../selling/calendar/check-put.ts';
import { lockCalendar } from '../../../selling/calendar/lock-calendar.ts';
import { putEntries, type PutEntries } from '../../../selling/calendar/put-entries.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import { forgetTold } from '../free-rooms/forget-told.ts';
import { renameTold } from '../free-rooms/rename-told.ts';
import { notItsOwn, refusedBy, refusedWith } from '../refused.ts';
import { replaceCategories } from './category.store.ts';
import { readCategories } from './read-categories.ts';

type Room = PropertyDocument['rooms'][number];

const squareFeet = 10.763_91;

/**
 * Takes the list of all categories, whole or not at all: rooms are made, changed and taken away in the hotel's document, in one
 * transaction with what is for sale of those that are gone.
 */
export async function takeInventory(db: Db, call: AlpineCall, root: XmlElement): Promise<AlpineDone> {
  const foreign = notItsOwn(call, 'stock', 'GuestRooms');
  if (foreign) return foreign;
  const faults = gatherFaults();
  const { categories } = readInventory(root, call.capabilities, faults);
  if (faults.list.length > 0) return refusedWith(faults.list);
  return inHotel(db, call.hotel.hotelId, async (tx, { rollBack }) => {
    const done = await replaceRooms(tx, call, categories);
    if (done.outcome.kind === 'error' || call.isTrial) await rollBack();
    else await call.note(tx, done);
    return done;
  });
}

async function replaceRooms(tx: Tx, call: AlpineCall, categories: readonly GuestRoomCategory[]): Promise<AlpineDone> {
  const { account, now } = call;
  const { hotelId, connection } = account;
  // The calendar first, as everybody does who needs both.
  await lockCalendar(tx, hotelId);
  const { document: before } = await tx
    .selectFrom('hotel')
    .select('document')
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const codes = codesOf(before, account.settings);
  const plan = planInventory<Room>(categories, {
    rooms: before.rooms,
    roomOf: (code) => codes.roomOf(code) ?? null,
    kept: await readCategories(tx, hotelId, connection),
    languages,
    isNumber: (text) => RoomNumber.safeParse(text).success,
    makeRoom,
    areaOf: (metres) => (before.areaUnit === 'm2' ? metres : Math.round(metres * squareFeet)),
  });
  const left = await leave(tx, call, before, plan);
  const checked = checkHouse({ ...before, rooms: left.rooms }, { ...call.hotel, document: before });
  if ('faults' in checked) {
    const errors = checked.faults.map(({ path, code, message }) => ({ field: path, code, message }));
    return refusedBy({ refused: 'input.invalid', errors }, 'GuestRooms');
  }
  const { document } = checked;
  const version = await replaceDocument(tx, document, { by: account.title, how: 'put', now });
  await replaceCategories(tx, hotelId, connection, left.kept);
  const lost = [...plan.gone.map(({ code }) => code), ...plan.renamed.map(({ from }) => from)];
  const said = left.kept.filter(({ isRetired }) => !isRetired).map(({ code, roomId }) => [code, roomId] as const);
  await keepRoomCodes(tx, hotelId, connection, Object.fromEntries(said), lost, now);
  await renameTold(tx, hotelId, connection, plan.renamed);
  await forgetTold(
    tx,
    hotelId,
    connection,
    plan.gone.map(({ code }) => code),
  );
  const closed = await close(tx, call, document, plan.gone);
  if (closed !== null && 'outcome' in closed) return closed;
  return {
    outcome: takenWith(left.warnings, plan.warnings),
    told: {
      facts: { categories: categories.length, gone: plan.gone.length, ...(version === null ? {} : { version }) },
      ...(left.warnings.length > 0 ? { warnings: left.warnings.map((message) => ({ message })) } : {}),
    },
    change: closed?.number ?? null,
    changes: closed?.changes ?? [],
  };
}

/** Of a room that is here because of the PMS; what it does not say is not told to guests. */
const makeRoom = ({ id, beds }: { readonly id: string; readonly beds: number }): Room => ({
  id,
  name: {},
  description: {},
  maxOccupancy: beds,
  bedrooms: 1,
  beds,
  bathrooms: 1,
  size: 0,
  amenities: [],
  pictures: [],
});

type Left = {
  readonly rooms: readonly Room[];
  readonly kept: readonly KeptCategory[];
  readonly warnings: readonly string[];
};

/** What becomes of rooms whose category is gone: the hotel's own stay, others go unless somebody or something needs them. */
async function leave(tx: Tx, call: AlpineCall, before: PropertyDocument, plan: PlannedInventory<Room>): Promise<Left> {
  const today = todayAt(before.timeZone, call.now);
  const ids = plan.gone.filter(({ isMadeHere }) => isMadeHere).map(({ roomId }) => roomId);
  const booked = new Map((await findBookedRooms(tx, call.hotel.hotelId, ids, today)).map((one) => [one.room, one]));
  const warnings: string[] = [];
  const retired: KeptCategory[] = [];
  const removed = new Set<string>();
  for (const one of plan.gone) {
    const { code, roomId, isMadeHere } = one;
    const stays = booked.get(roomId);
    const [use] = findUses(before, 'rooms', roomId);
    const why = !isMadeHere
      ? 'the hotel has made this room itself'
      : stays
        ? `${stays.stays} bookings until ${stays.lastDeparture} are in it`
        : use
          ? `${use.address} of the house needs it`
          : null;
    if (why === null) removed.add(roomId);
    else {
      warnings.push(`"${code}" is not sold any more and stays as "${roomId}": ${why}`);
      if (isMadeHere) retired.push({ ...one, isRetired: true });
    }
  }
  return { rooms: plan.rooms.filter(({ id }) => !removed.has(id)), kept: [...plan.kept, ...retired], warnings };
}

/** Nothing of a category that is gone is for sale any more: what that changed, or why it cannot be. */
async function close(
  tx: Tx,
  { hotel, account, now }: AlpineCall,
  document: PropertyDocument,
  gone: readonly KeptCategory[],
): Promise<PutEntries | null | AlpineDone> {
  const days = { from: todayAt(document.timeZone, now), to: lastDayOf({ document }, now) };
  const stock = gone
    .filter(({ roomId }) => document.rooms.some(({ id }) => id === roomId))
    .map(({ roomId }) => ({ room: roomId, ...days, total: 0 }));
  if (stock.length === 0) return null;
  const by = { who: account.title, whoKind: 'connection', kind: 'put' } as const;
  const entries = { stock, rates: [], following: [], restrictions: [] };
  const put = await putEntries(tx, { ...hotel, document }, entries, now, by);
  return isRefusal(put) ? refusedBy(put, 'GuestRooms') : put;
}
