import { hasShrunk, takenByNight } from '@stayfront/rules/calendar-feed/judge-feed';
import { readFeed, type FeedBlock } from '@stayfront/rules/calendar-feed/read-feed';
import type { FeedTrouble } from '@stayfront/rules/calendar-feed/trouble';
import { isOwnUid } from '@stayfront/rules/calendar-feed/write-feed';
import { bookingHorizonDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Reach } from '../../followers/webhook/reach.ts';
import { reachOut, type Reached } from '../../followers/webhook/reach-out.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { openOf } from './feed-secrets.ts';
import type { FeedKey, StoredFeed } from './feed.ts';
import { readStoredFeed, saveReading } from './feed.store.ts';
import { noteReading } from './note-reading.ts';
import { takeNights } from './take-nights.ts';

export type ReadFeedDeps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly box: SecretBox;
  readonly reach: Reach;
};

const mostBytes = 2 * 1024 * 1024;

/** What came of asking for it: a copy to take over, word that nothing has changed, or why there is none. */
type Heard =
  | { readonly blocks: readonly FeedBlock[]; readonly etag: string | null }
  | { readonly isSame: true }
  | { readonly trouble: FeedTrouble; readonly detail: string; readonly smaller?: readonly FeedBlock[] };

/**
 * Reads a calendar from elsewhere and holds the rooms that it says are taken. What cannot be had, cannot be read or has
 * shrunk by more than half changes nothing but what the house is told: the last copy that made sense stays. It is held
 * against the stock each time, since rooms that were missing may have come free.
 */
export async function readCalendarFeed(deps: ReadFeedDeps, key: FeedKey, now: Instant): Promise<void> {
  const hotel = await deps.readHotel(key.hotelId);
  const feed = hotel && (await inHotel(deps.db, key.hotelId, (tx) => readStoredFeed(tx, key), 'read only'));
  if (!hotel || !feed || feed.isOff || !feed.sealedSource) return;
  const url = openOf(deps.box, key, 'source', feed.sealedSource);
  const reached = url === null ? null : await reachOut(deps.reach, askFor(url, feed));
  const heard = reached ? hear(hotel, feed, reached, now) : noAddress;
  await inHotel(deps.db, key.hotelId, async (tx) => {
    const newest = await readStoredFeed(tx, key, 'lock');
    // Somebody has given it another address meanwhile, or taken it away.
    if (!newest?.sealedSource || newest.isOff || !newest.sealedSource.equals(feed.sealedSource as Buffer)) return;
    const isTaken = 'blocks' in heard;
    const blocks = isTaken ? heard.blocks : newest.blocks;
    const trouble = 'trouble' in heard ? heard.trouble : 'isSame' in heard ? newest.trouble : null;
    const { changes, clashes } = await takeNights(
      tx,
      { ...key, roomId: newest.roomId },
      wantedOf(hotel, newest, blocks, now),
      now,
    );
    const detail = 'trouble' in heard ? heard.detail : trouble === null ? null : newest.detail;
    const before = { troubleBefore: newest.trouble, clashesBefore: newest.clashes };
    const tookMs = reached?.tookMs ?? 0;
    await noteReading(tx, key, { tookMs, trouble, detail, changes, clashes, ...before }, now);
    await saveReading(tx, key, {
      etag: isTaken ? heard.etag : 'isSame' in heard ? newest.etag : null,
      readAt: now,
      tookMs: reached?.tookMs ?? null,
      takenAt: trouble === null ? now : (newest.takenAt?.getTime() ?? null),
      trouble,
      detail,
      since: trouble === null ? null : (newest.since?.getTime() ?? now),
      blocks,
      smaller: 'trouble' in heard ? (heard.smaller ?? null) : trouble === null ? null : newest.smaller,
      clashes,
    });
  });
}

const noAddress: Heard = { trouble: 'not-reached', detail: 'The address cannot be opened any more: put it again' };

const askFor = (url: string, { etag }: StoredFeed) => ({
  method: 'GET' as const,
  url,
  headers: { accept: 'text/calendar, text/plain;q=0.5', ...(etag === null ? {} : { 'if-none-match': etag }) },
  body: null,
  mostBytes,
});

function hear(hotel: Hotel, feed: StoredFeed, { isTaken, status, text, etag }: Reached, now: Instant): Heard {
  if (status === '304' && feed.etag !== null) return { isSame: true };
  if (status === 'The answer was too large') return { trouble: 'too-large', detail: status };
  if (!isTaken) return { trouble: 'not-reached', detail: status };
  const { from, to } = daysOf(hotel, now);
  // Further than can be booked: who says for months that nothing has changed has said so of days that come nearer.
  const read = readFeed(text, { timeZone: hotel.document.timeZone, from, to: addDays(to, 400) });
  if ('fault' in read) return { trouble: read.fault, detail: `Line ${read.line}` };
  const owner = { hotelId: hotel.hotelId, roomId: feed.roomId };
  const blocks = read.blocks.filter(({ uid }) => !isOwnUid(uid, owner));
  if (hasShrunk(wantedOf(hotel, feed, feed.blocks, now), wantedOf(hotel, feed, blocks, now)))
    return { trouble: 'shrunk', detail: `${blocks.length} of ${feed.blocks.length}`, smaller: blocks };
  return { blocks, etag: etag ?? null };
}

const daysOf = ({ document }: Hotel, now: Instant): { from: StayDate; to: StayDate } => {
  const from = todayAt(document.timeZone, now);
  return { from, to: addDays(from, bookingHorizonDays + 1) };
};

/** The rooms that stays of a feed take, night by night, from today on. */
export const wantedOf = (
  hotel: Hotel,
  { unit }: Pick<StoredFeed, 'unit'>,
  blocks: readonly FeedBlock[],
  now: Instant,
): Map<StayDate, number> => takenByNight(blocks, { ...daysOf(hotel, now), isUnit: unit !== null });
