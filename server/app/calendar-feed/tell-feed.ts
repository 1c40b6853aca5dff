import { timingSafeEqual } from 'node:crypto';
import { writeFeed } from '@stayfront/rules/calendar-feed/write-feed';
import { bookingHorizonDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { openOf } from './feed-secrets.ts';
import { holdName, type FeedKey, type StoredFeed } from './feed.ts';
import { noteTold, readStoredFeed } from './feed.store.ts';
import { roomName } from './room-name.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly box: SecretBox };

/** The calendar that is told to who has its address; null where nobody is told, whoever asks and why. */
export async function tellFeed(
  { db, readHotel, box }: Deps,
  { hotelId, feedId, token }: FeedKey & { readonly token: string },
  now: Instant,
): Promise<string | null> {
  const hotel = await readHotel(hotelId);
  if (!hotel) return null;
  return inHotel(db, hotelId, async (tx) => {
    const feed = await readStoredFeed(tx, { hotelId, feedId });
    const own = feed && openOf(box, { hotelId, feedId }, 'token', feed.sealedToken);
    if (!feed || feed.isOff || !own || !isSame(own, token)) return null;
    await noteTold(tx, { hotelId, feedId }, now);
    const today = todayAt(hotel.document.timeZone, now);
    const stamp = `${today.replaceAll('-', '')}T000000Z`;
    const owner = { hotelId, roomId: feed.roomId, unit: feed.unit?.number ?? null };
    return writeFeed(owner, await takenNights(tx, hotel, feed, today, now), titleOf(hotel, feed), stamp);
  });
}

const isSame = (own: string, given: string): boolean => {
  const [a, b] = [Buffer.from(own), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const titleOf = (hotel: Hotel, { roomId, unit }: StoredFeed): string =>
  `${hotel.document.name}: ${roomName(hotel, roomId)}${unit ? ` ${unit.number}` : ''}`;

/**
 * The nights on which there is none left of a kind, or on which one room of it is taken. Rooms that a feed of their own
 * has taken are those rooms; whatever else is sold fills the others from the first on, so that as many are shown free as
 * there are. What the reader of this feed has told us itself is left out: it knows, and must not hear it back for ever.
 */
async function takenNights(
  tx: Tx,
  { hotelId, document }: Hotel,
  { feedId, roomId, unit }: StoredFeed,
  today: StayDate,
  now: Instant,
): Promise<StayDate[]> {
  const last = addDays(today, bookingHorizonDays);
  const { rows } = await sql<{ night: StayDate; free: number; named: number[] }>`
    select day::date as night,
           case when inventory.total is null then 0 else total - sold - coalesce(held, 0) end as free,
           coalesce(named, '{}') as named
      from generate_series(${today}::date, ${last}::date, interval '1 day') as day
      left join inventory on inventory.hotel_id = ${hotelId} and room_id = ${roomId} and date = day::date
      left join (
        select hold.date, sum(rooms)::int as held, array_agg(distinct feed.unit) filter (where feed.unit is not null) as named
          from hold left join calendar_feed as feed
            on feed.hotel_id = hold.hotel_id and hold.reservation_id = 'ical.' || feed.feed_id
         where hold.hotel_id = ${hotelId} and hold.room_id = ${roomId} and expires_at > ${new Date(now)}
           and reservation_id <> ${holdName(feedId)}
         group by hold.date) as others on others.date = day::date
     order by night`.execute(tx);
  if (!document.rooms.some(({ id }) => id === roomId)) return rows.map(({ night }) => night);
  return rows.filter(({ free, named }) => isTaken(unit, free, named)).map(({ night }) => night);
}

function isTaken(unit: StoredFeed['unit'], free: number, named: readonly number[]): boolean {
  if (!unit || free <= 0) return free <= 0;
  if (named.includes(unit.number)) return true;
  const rest = Array.from({ length: unit.of }, (_, i) => i + 1).filter((one) => !named.includes(one));
  // So many of the others are free: the last ones.
  return rest.indexOf(unit.number) < rest.length - free;
}
