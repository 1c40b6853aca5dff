import type { exportDeskReservations } from '@stayfront/contract/desk/export';
import type { ListedReservation } from '@stayfront/contract/desk/listing';
import type { RouteInput } from '@stayfront/contract/route';
import type { Role } from '@stayfront/rules/people/role';
import { readSearch } from '@stayfront/rules/search/read-search';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { conditionsOf } from './conditions.ts';
import { gatherNews } from './gather.ts';
import { describeAll } from './list-desk-reservations.ts';
import { readLongest, readPage, sortOf, type Place } from './page.store.ts';
import { findByText } from './search.store.ts';

type Asked = Omit<RouteInput<typeof exportDeskReservations>['query'], 'format' | 'lang'>;

/** Fewer cost more trips, more hold up those who look at one page. */
const pageSize = 250;

/**
 * The whole list page after page, as whoever asks for it is ready for more. Each page is read in a transaction of its
 * own, by the place of the last one: nobody who reads slowly holds a connection meanwhile.
 */
export async function* readAllListed(
  db: Db,
  hotel: Hotel,
  role: Role,
  { view, sort: wanted, text, ...filters }: Asked,
  now: Instant,
): AsyncGenerator<ListedReservation[]> {
  const { hotelId, document } = hotel;
  const { timeZone } = document;
  const sort = sortOf(view, wanted);
  const today = todayAt(timeZone, now);
  await gatherNews(db, hotel, now);
  const { found, longest } = await inHotel(db, hotelId, async (tx) => ({
    found: text ? await findByText(tx, hotelId, readSearch(text)) : null,
    longest: view === 'in-house' ? await readLongest(tx, hotelId) : 0,
  }));
  const conditions = [
    ...conditionsOf(view, filters, { today, now, timeZone, longest }),
    ...(found ? [sql`reservation_id = any(${found}::text[])`] : []),
  ];
  let after: Place | null = null;
  do {
    const read: { last: Place | null; listed: ListedReservation[] } = await inHotel(
      db,
      hotelId,
      async (tx) => {
        const places = await readPage(tx, hotelId, conditions, { sort, after, limit: pageSize });
        const ids = places.map(({ reservationId }) => reservationId);
        const last = places.length === pageSize ? (places.at(-1) ?? null) : null;
        return { last, listed: await describeAll(tx, hotel, ids, { role, today, now }) };
      },
      'read only',
    );
    yield read.listed;
    after = read.last;
  } while (after);
}
