import type { CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { addressOf, openOf } from './feed-secrets.ts';
import type { StoredFeed } from './feed.ts';
import { roomName } from './room-name.ts';

type Deps = { readonly box: SecretBox; readonly publicUrl: () => string };

export function describeFeed({ box, publicUrl }: Deps, hotel: Hotel, feed: StoredFeed): CalendarFeed {
  const { feedId, title, roomId, unit, isOff } = feed;
  const key = { hotelId: hotel.hotelId, feedId };
  const token = openOf(box, key, 'token', feed.sealedToken);
  return {
    feedId,
    title,
    roomId,
    roomName: roomName(hotel, roomId),
    unit,
    isOn: !isOff,
    createdAt: feed.createdAt.toISOString(),
    address: token === null ? null : addressOf(publicUrl(), key, token),
    toldAt: textOf(feed.toldAt),
    source: feed.sealedSource === null ? null : sourceOf(feed),
  };
}

const sourceOf = (feed: StoredFeed): CalendarFeed['source'] => ({
  host: feed.sourceHost ?? '',
  state: feed.isOff ? 'off' : feed.trouble !== null ? 'kept' : feed.takenAt === null ? 'new' : 'ok',
  readAt: textOf(feed.readAt),
  takenAt: textOf(feed.takenAt),
  tookMs: feed.tookMs,
  trouble: feed.trouble,
  detail: feed.detail,
  since: textOf(feed.since),
  blocks: feed.blocks.length,
  smaller: feed.smaller?.length ?? null,
  clashes: [...feed.clashes],
});

const textOf = (time: Date | null): string | null => time?.toISOString() ?? null;
