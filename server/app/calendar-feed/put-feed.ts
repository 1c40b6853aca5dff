import type { CalendarFeed, putCalendarFeed as route } from '@stayfront/contract/desk/calendar-feeds';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { checkTarget } from '../../followers/webhook/check-target.ts';
import type { Reach } from '../../followers/webhook/reach.ts';
import { refuseTarget } from '../../followers/webhook/refuse-target.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { describeFeed } from './describe-feed.ts';
import { makeToken, openOf, sealOf } from './feed-secrets.ts';
import type { FeedKey, StoredFeed } from './feed.ts';
import {
  nothingRead,
  queueReading,
  readStoredFeed,
  readStoredFeeds,
  saveReading,
  saveStoredFeed,
} from './feed.store.ts';
import { wantedOf } from './read-feed.ts';
import { takeNights } from './take-nights.ts';

const most = 200;

type Deps = { readonly db: Db; readonly box: SecretBox; readonly reach: Reach; readonly publicUrl: () => string };
type Wish = RouteInput<typeof route>['body'];
type Refused = Refusal<'input.invalid' | 'calendar_feed.target' | 'calendar_feed.too_many'>;

/**
 * Makes a feed or changes it. Another source begins anew: what the one before had taken is free again. Switched off, it
 * tells and reads nothing, and takes nothing either.
 */
export async function putFeed(
  deps: Deps,
  hotel: Hotel,
  { feedId, wish, by }: { readonly feedId: string; readonly wish: Wish; readonly by: string },
  now: Instant,
): Promise<CalendarFeed | Refused> {
  const { hotelId } = hotel;
  const key: FeedKey = { hotelId, feedId };
  if (!hotel.document.rooms.some(({ id }) => id === wish.roomId)) return refuseRoom(wish.roomId);
  const target = wish.source ? await checkTarget(deps.reach, wish.source) : null;
  if (target && 'fault' in target) return refuseTarget('calendar_feed.target', 'source', target.fault);
  return inHotel(deps.db, hotelId, async (tx) => {
    const before = await readStoredFeed(tx, key, 'lock');
    if (!before && (await readStoredFeeds(tx, hotelId)).length >= most) return refuse('calendar_feed.too_many');
    const url =
      target?.url.href ?? (wish.source === null ? null : openOf(deps.box, key, 'source', before?.sealedSource ?? null));
    const isOther = wish.source !== undefined && url !== openOf(deps.box, key, 'source', before?.sealedSource ?? null);
    await saveStoredFeed(
      tx,
      key,
      {
        title: wish.title,
        roomId: wish.roomId,
        unit: wish.unit,
        isOff: !wish.isOn,
        sealedToken: tokenOf(deps.box, key, before, wish.address),
        sealedSource: isOther
          ? url === null
            ? null
            : sealOf(deps.box, key, 'source', url)
          : (before?.sealedSource ?? null),
        sourceHost: isOther ? (url === null ? null : new URL(url).host) : (before?.sourceHost ?? null),
      },
      now,
    );
    if (isOther) await saveReading(tx, key, nothingRead);
    const blocks = isOther || !wish.isOn ? [] : (before?.blocks ?? []);
    await takeNights(tx, { ...key, roomId: wish.roomId }, wantedOf(hotel, wish, blocks, now), now);
    if (wish.isOn && url !== null) await queueReading(tx, key);
    await noteOperator(tx, hotelId, { happenedAt: now, who: by, ...noteOf(key, before, wish, isOther && url) });
    const after = await readStoredFeed(tx, key);
    if (!after) throw new Error(`Feed ${feedId} of hotel ${hotelId} was put and is not there`);
    return describeFeed(deps, hotel, after);
  });
}

const refuseRoom = (roomId: string): Refusal<'input.invalid'> => ({
  refused: 'input.invalid',
  errors: [{ field: 'roomId', code: 'input.invalid', message: `The house has no room "${roomId}"` }],
});

function tokenOf(box: SecretBox, key: FeedKey, before: StoredFeed | null, wish: Wish['address']): Buffer | null {
  if (wish === 'remove') return null;
  return wish === 'renew' || !before ? sealOf(box, key, 'token', makeToken()) : before.sealedToken;
}

/** What is written down of it: whose calendar it is, and never an address, which opens something. */
function noteOf(
  { feedId }: FeedKey,
  before: StoredFeed | null,
  { title, isOn, address }: Wish,
  source: string | null | false,
): { readonly what: string; readonly detail: object } {
  const host = source ? { host: new URL(source).host } : {};
  if (!before) return { what: 'calendar_feed.made', detail: { feedId, title, ...host } };
  const changed = before.isOff === !isOn ? {} : { changed: { isOn: [!before.isOff, isOn] } };
  return {
    what: 'calendar_feed.changed',
    detail: { feedId, title, ...host, ...(address === 'keep' ? {} : { address }), ...changed },
  };
}
