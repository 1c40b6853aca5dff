import {
  listCalendarFeeds as listRoute,
  putCalendarFeed as putRoute,
  readCalendarFeed as readRoute,
  removeCalendarFeed as removeRoute,
  takeSmallerFeed as smallerRoute,
} from '@stayfront/contract/desk/calendar-feeds';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { describeFeed } from './describe-feed.ts';
import { readStoredFeed, readStoredFeeds } from './feed.store.ts';
import { putFeed } from './put-feed.ts';
import { readCalendarFeed, type ReadFeedDeps } from './read-feed.ts';
import { removeFeed } from './remove-feed.ts';
import { takeSmaller } from './take-smaller.ts';

type Deps = ReadFeedDeps & { readonly publicUrl: () => string; now(): Instant };

/** What the hotel's people do about calendars of taken nights. */
export const feedRoutes = (deps: Deps): Served[] => [
  serve(listRoute, async ({ params: { hotelId } }) => {
    const hotel = await deps.readHotel(hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const feeds = await inHotel(deps.db, hotelId, (tx) => readStoredFeeds(tx, hotelId), 'read only');
    return { feeds: feeds.map((feed) => describeFeed(deps, hotel, feed)) };
  }),
  serve(putRoute, async ({ params: { hotelId, feedId }, body }, context) => {
    const hotel = await deps.readHotel(hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return putFeed(deps, hotel, { feedId, wish: body, by: asStaff(context).by }, deps.now());
  }),
  serve(removeRoute, ({ params: { hotelId, feedId } }, context) =>
    removeFeed(deps.db, { hotelId, feedId, by: asStaff(context).by }, deps.now()),
  ),
  serve(readRoute, async ({ params }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    await readCalendarFeed(deps, params, deps.now());
    const feed = await inHotel(deps.db, params.hotelId, (tx) => readStoredFeed(tx, params), 'read only');
    return feed ? describeFeed(deps, hotel, feed) : refuse('calendar_feed.unknown');
  }),
  serve(smallerRoute, async ({ params: { hotelId, feedId } }, context) => {
    const hotel = await deps.readHotel(hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const taken = await takeSmaller(deps.db, hotel, { feedId, by: asStaff(context).by }, deps.now());
    return isRefusal(taken) ? taken : describeFeed(deps, hotel, taken);
  }),
];
