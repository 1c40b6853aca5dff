import type { FeedBlock } from '@stayfront/rules/calendar-feed/read-feed';
import type { FeedClash, FeedTrouble } from '@stayfront/rules/calendar-feed/trouble';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { FeedTables } from '../../platform/db/feed-tables.ts';
import type { FeedKey, StoredFeed } from './feed.ts';

export async function readStoredFeed(tx: Tx, { hotelId, feedId }: FeedKey, lock?: 'lock'): Promise<StoredFeed | null> {
  const row = await tx
    .selectFrom('calendar_feed')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('feed_id', '=', feedId)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? feedOf(row) : null;
}

export async function readStoredFeeds(tx: Tx, hotelId: number): Promise<StoredFeed[]> {
  const rows = await tx
    .selectFrom('calendar_feed')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('created_at')
    .orderBy('feed_id')
    .execute();
  return rows.map(feedOf);
}

/** Those that are read, and are on. */
export async function listReadFeeds(tx: Tx, hotelId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('calendar_feed')
    .select('feed_id')
    .where('hotel_id', '=', hotelId)
    .where('sealed_source', 'is not', null)
    .where('is_off', '=', false)
    .execute();
  return rows.map((row) => row.feed_id);
}

type Kept = Pick<StoredFeed, 'title' | 'roomId' | 'unit' | 'isOff' | 'sealedToken' | 'sealedSource' | 'sourceHost'>;

/** Puts what people say of a feed; what was read stays as it is. */
export async function saveStoredFeed(tx: Tx, { hotelId, feedId }: FeedKey, kept: Kept, now: Instant): Promise<void> {
  const said = {
    title: kept.title,
    room_id: kept.roomId,
    unit: kept.unit?.number ?? null,
    units: kept.unit?.of ?? null,
    is_off: kept.isOff,
    sealed_token: kept.sealedToken,
    sealed_source: kept.sealedSource,
    source_host: kept.sourceHost,
  };
  await tx
    .insertInto('calendar_feed')
    .values({ hotel_id: hotelId, feed_id: feedId, created_at: new Date(now), ...said })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'feed_id']).doUpdateSet(said))
    .execute();
}

export type Reading = {
  readonly etag: string | null;
  readonly readAt: Instant | null;
  readonly tookMs: number | null;
  readonly takenAt: Instant | null;
  readonly trouble: FeedTrouble | null;
  readonly detail: string | null;
  readonly since: Instant | null;
  readonly blocks: readonly FeedBlock[];
  readonly smaller: readonly FeedBlock[] | null;
  readonly clashes: readonly FeedClash[];
};

/** Of a feed of which nothing was read yet, or of which another address is read from now on. */
export const nothingRead: Reading = {
  etag: null,
  readAt: null,
  tookMs: null,
  takenAt: null,
  trouble: null,
  detail: null,
  since: null,
  blocks: [],
  smaller: null,
  clashes: [],
};

export async function saveReading(tx: Tx, { hotelId, feedId }: FeedKey, reading: Reading): Promise<void> {
  await tx
    .updateTable('calendar_feed')
    .set({
      etag: reading.etag,
      read_at: timeOf(reading.readAt),
      took_ms: reading.tookMs === null ? null : Math.round(reading.tookMs),
      taken_at: timeOf(reading.takenAt),
      trouble: reading.trouble,
      detail: reading.detail,
      since: timeOf(reading.since),
      blocks: JSON.stringify(reading.blocks),
      smaller: reading.smaller === null ? null : JSON.stringify(reading.smaller),
      clashes: JSON.stringify(reading.clashes),
    })
    .where('hotel_id', '=', hotelId)
    .where('feed_id', '=', feedId)
    .execute();
}

export async function deleteStoredFeed(tx: Tx, { hotelId, feedId }: FeedKey): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('hotel_id', '=', hotelId).where('feed_id', '=', feedId).execute();
}

/** To the minute: who reads it often writes nothing each time. */
export async function noteTold(tx: Tx, { hotelId, feedId }: FeedKey, now: Instant): Promise<void> {
  await tx
    .updateTable('calendar_feed')
    .set({ told_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('feed_id', '=', feedId)
    .where(({ eb, or }) => or([eb('told_at', 'is', null), eb('told_at', '<', new Date(now - 60_000))]))
    .execute();
}

/** Queued once, however often it is asked for before it is done. */
export const queueReading = async (tx: Tx, key: FeedKey): Promise<void> => {
  await sql`select graphile_worker.add_job('read-feed', ${JSON.stringify(key)}::json, max_attempts => 1,
              job_key => ${`read-feed ${key.hotelId} ${key.feedId}`})`.execute(tx);
};

const timeOf = (instant: Instant | null): Date | null => (instant === null ? null : new Date(instant));

const feedOf = (row: Selectable<FeedTables['calendar_feed']>): StoredFeed => ({
  feedId: row.feed_id,
  title: row.title,
  roomId: row.room_id,
  unit: row.unit === null || row.units === null ? null : { number: row.unit, of: row.units },
  isOff: row.is_off,
  createdAt: row.created_at,
  sealedToken: row.sealed_token,
  sealedSource: row.sealed_source,
  sourceHost: row.source_host,
  etag: row.etag,
  readAt: row.read_at,
  tookMs: row.took_ms,
  takenAt: row.taken_at,
  trouble: row.trouble,
  detail: row.detail,
  since: row.since,
  blocks: row.blocks,
  smaller: row.smaller,
  clashes: row.clashes,
  toldAt: row.told_at,
});
