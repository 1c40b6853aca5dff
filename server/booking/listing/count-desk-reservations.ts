import type { DeskCount, DeskView, countDeskReservations as route } from '@stayfront/contract/desk/listing';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { deskViews } from '@stayfront/rules/booking/desk-list';
import { readSearch } from '@stayfront/rules/search/read-search';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { conditionsOf } from './conditions.ts';
import { gatherNews } from './gather.ts';
import { countUpTo, readLongest } from './page.store.ts';
import { findByText } from './search.store.ts';

/** Nobody reads a number beyond, and counting on would take the longer the more there are. */
const most = 999;

export async function countDeskReservations(
  db: Db,
  hotel: Hotel,
  { view, text, ...filters }: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<RouteAnswer<typeof route>> {
  const { hotelId, document } = hotel;
  const { timeZone } = document;
  await gatherNews(db, hotel, now);
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const reading = { today: todayAt(timeZone, now), now, timeZone, longest: await readLongest(tx, hotelId) };
      const found = view && text ? await findByText(tx, hotelId, readSearch(text)) : null;
      const narrowed = view && [
        ...conditionsOf(view, filters, reading),
        ...(found ? [sql`reservation_id = any(${found}::text[])`] : []),
      ];
      const lists = [...deskViews.map((one) => conditionsOf(one, {}, reading)), ...(narrowed ? [narrowed] : [])];
      const counts = (await countUpTo(tx, hotelId, lists, most + 1)).map((counted) => ({
        count: Math.min(counted, most),
        isMore: counted > most,
      }));
      const views = Object.fromEntries(deskViews.map((one, i) => [one, counts[i]])) as Record<DeskView, DeskCount>;
      const shown = counts[deskViews.length];
      return { views, ...(shown ? { shown } : {}) };
    },
    'read only',
  );
}
