import type {
  DeskReservations,
  ListedReservation,
  listDeskReservations as route,
} from '@stayfront/contract/desk/listing';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import { isAtLeast, type Role } from '@stayfront/rules/people/role';
import { readSearch } from '@stayfront/rules/search/read-search';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readReservations } from '../reservation/read-reservations.ts';
import { conditionsOf } from './conditions.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { describeListed } from './describe-listed.ts';
import { gatherNews } from './gather.ts';
import { readLongest, readPage, sortOf } from './page.store.ts';
import { readBeside } from './read-beside.ts';
import { findByText, mostFound } from './search.store.ts';

type Asked = RouteInput<typeof route>['query'];

/** A page of the list, each reservation as it stands now. */
export async function listDeskReservations(
  db: Db,
  hotel: Hotel,
  role: Role,
  { view, sort: wanted, cursor, limit, text, ...filters }: Asked,
  now: Instant,
): Promise<DeskReservations | Refusal<'cursor.invalid'>> {
  const { hotelId, document } = hotel;
  const sort = sortOf(view, wanted);
  const after = cursor === undefined ? null : readCursor(cursor, sort);
  if (cursor !== undefined && !after) return refuse('cursor.invalid', 'Send a cursor of an answer before, or none');
  const { isComplete } = await gatherNews(db, hotel, now);
  const { timeZone } = document;
  const today = todayAt(timeZone, now);
  const answer = await inHotel(
    db,
    hotelId,
    async (tx) => {
      const found = text ? await findByText(tx, hotelId, readSearch(text)) : null;
      const longest = view === 'in-house' ? await readLongest(tx, hotelId) : 0;
      const conditions = [
        ...conditionsOf(view, filters, { today, now, timeZone, longest }),
        ...(found ? [sql`reservation_id = any(${found}::text[])`] : []),
      ];
      // One more than is shown says whether there are more.
      const places = await readPage(tx, hotelId, conditions, { sort, after, limit: limit + 1 });
      const shown = places.slice(0, limit);
      const last = places.length > limit ? shown.at(-1) : undefined;
      const ids = shown.map(({ reservationId }) => reservationId);
      return {
        reservations: await describeAll(tx, hotel, ids, { role, today, now }),
        cursor: last ? writeCursor(sort, last) : null,
        isCut: (found?.length ?? 0) >= mostFound,
      };
    },
    'read only',
  );
  return { today, currency: document.currency, ...answer, isComplete };
}

type For = { readonly role: Role; readonly today: ReturnType<typeof todayAt>; readonly now: Instant };

/** In the order in which they are named, in a handful of statements however many they are. */
export async function describeAll(
  tx: Tx,
  hotel: Hotel,
  ids: readonly string[],
  { role, today, now }: For,
): Promise<ListedReservation[]> {
  if (ids.length === 0) return [];
  const stored = new Map((await readReservations(tx, hotel.hotelId, ids)).map((one) => [one.reservationId, one]));
  const besideOf = await readBeside(tx, hotel.hotelId, ids);
  return ids.flatMap((id) => {
    const one = stored.get(id);
    return one ? [describeListed(hotel, one, besideOf(id), { today, now }, isAtLeast(role, 'front-desk'))] : [];
  });
}
