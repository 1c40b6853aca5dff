import { randomBytes } from 'node:crypto';
import type { importReservations as route, ReservationImport } from '@stayfront/contract/desk/imports';
import type { Refusal, RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { takeBeyond } from '../reservation/take-beyond.ts';
import { takeRooms } from '../reservation/take-rooms.ts';
import { mostTold, openImport, toldOf, type OpenedImport } from './check-import.ts';
import { describeImport } from './describe-import.ts';
import { lockImports, type StoredImport } from './import.store.ts';
import { saveLayout, type Said } from './layout.store.ts';
import { demandFor, planImport, type PlannedGroup } from './plan-import.ts';
import { sumsOf } from './sums-of.ts';
import { writeImport } from './write-import.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Wish = RouteInput<typeof route>['body'] & { readonly idempotencyKey: string };
type Imported = RouteAnswer<typeof route>;
type Refused = Refusal<'import.asks' | 'import.bad_lines' | 'import.no_room'>;

/** What lines that name a room or a word nobody knows say of themselves; the others stand in the way of all lines. */
const askedOfAll = new Set(['columns', 'dates', 'totals', 'rate-plan']);

/** Brings the reservations of a file along, once for each key and each number. Nobody is written to. */
export async function importReservations(
  deps: Deps,
  hotel: Hotel,
  by: string,
  { idempotencyKey: key, name, takes, overbooks, ...sent }: Wish,
  now: Instant,
): Promise<Imported | Refused | RefusedBy<typeof openImport> | Refusal<'idempotency.mismatch'>> {
  const opened = await openImport(deps.db, hotel, sent, now);
  if ('refused' in opened) return opened;
  const { read } = opened;
  const asks = read.asks.filter((one) => askedOfAll.has(one));
  if (asks.length > 0) return { refused: 'import.asks', details: { asks } };
  if (takes === 'all' && read.faultyLines > 0)
    return {
      refused: 'import.bad_lines',
      detail: `${read.faultyLines} lines cannot be taken`,
      details: toldOf(read),
    };
  const body = { name, takes, overbooks, ...sent };
  const onceKey = { hotelId: hotel.hotelId, operation: 'importReservations', key, body };
  return once(deps.db, onceKey, now, (tx) => bring(tx, deps, hotel, opened, { by, name, takes, overbooks }, now));
}

type How = { readonly by: string } & Pick<Wish, 'name' | 'takes' | 'overbooks'>;

async function bring(
  tx: Tx,
  { secret }: Deps,
  hotel: Hotel,
  { read, said }: OpenedImport,
  { by, name, takes, overbooks }: How,
  now: Instant,
): Promise<Imported | Refused> {
  const { hotelId, document } = hotel;
  await lockImports(tx, hotelId);
  const { groups, known } = await planImport(tx, hotel, read, overbooks, now);
  const homeless = groups.filter(({ withoutRoom }) => withoutRoom.length > 0);
  if (homeless.length > 0 && !overbooks && takes === 'all') return noRoom(homeless);
  const taken = overbooks ? groups : groups.filter(({ withoutRoom }) => withoutRoom.length === 0);
  const leftOut =
    read.leftOut + read.faultyLines + (overbooks ? 0 : homeless.reduce((sum, { stays }) => sum + stays.length, 0));
  await saveLayout(tx, hotelId, read.heads, layoutOf(read, said), now);
  if (taken.length === 0) return { import: null, known, leftOut };
  if (!(await takeNights(tx, hotel, taken, overbooks, now))) return noRoom(homeless);
  const { system } = read;
  const stored: StoredImport = {
    importId: randomBytes(8).toString('hex'),
    importedAt: now,
    importedBy: by,
    name,
    system,
    ...sumsOf(taken),
    undone: null,
  };
  const { policy = 'rate-plan', takesPaid = true } = said;
  await writeImport(tx, hotel, { stored, groups: taken, policy, takesPaid, secret }, now);
  const { importId, reservations } = stored;
  const detail = { importId, name, system, reservations };
  await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'reservations.imported', detail });
  const described: ReservationImport = describeImport(stored, document.currency);
  return { import: described, known, leftOut };
}

const noRoom = (homeless: readonly PlannedGroup[]): Refusal<'import.no_room'> => ({
  refused: 'import.no_room',
  details: { withoutRoom: homeless.flatMap(({ withoutRoom }) => withoutRoom).slice(0, mostTold) },
});

/** What is over, and what is taken over the limit, stands beside what there is; everything else is taken as a booking is. */
async function takeNights(
  tx: Tx,
  hotel: Hotel,
  groups: readonly PlannedGroup[],
  overbooks: boolean,
  now: Instant,
): Promise<boolean> {
  const today = todayAt(hotel.document.timeZone, now);
  const demand = demandFor(groups);
  const isBeyond = ({ date }: { readonly date: string }): boolean => overbooks || date < today;
  await takeBeyond(tx, hotel.hotelId, demand.filter(isBeyond));
  return takeRooms(
    tx,
    hotel.hotelId,
    demand.filter((night) => !isBeyond(night)),
    now,
  );
}

/** What is taken for said of the next file with these heads, guesses that were let stand included. */
const layoutOf = ({ columns, words, dates, totals, system }: OpenedImport['read'], said: Said): Said => {
  const meant = (list: readonly { readonly word: string; readonly meant: string | null }[]): Record<string, string> =>
    Object.fromEntries(list.flatMap(({ word, meant: one }) => (one === null ? [] : [[word, one]])));
  return {
    ...said,
    columns: [...columns.fields],
    words: {
      rooms: { ...said.words?.rooms, ...meant(words.told.rooms) },
      ratePlans: { ...said.words?.ratePlans, ...meant(words.told.ratePlans) },
      statuses: { ...said.words?.statuses, ...(meant(words.told.statuses) as NonNullable<Said['words']>['statuses']) },
    },
    system,
    ...(dates.example ? { dates: dates.order } : {}),
    ...(said.totals === undefined ? {} : { totals: totals.of }),
  };
};
