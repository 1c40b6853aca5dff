import type { Route } from '../route.ts';
import { systemRoutes } from '../system-routes.ts';
import {
  listCalendarFeeds,
  putCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  takeSmallerFeed,
} from './calendar-feeds.ts';
import { checkGooglePrices, getGooglePrices, putGooglePrices, tellGoogleAgain } from './google-prices.ts';

/** What a hotel does with its other systems, with calendars of taken nights, and with prices at Google. */
export const outwardRoutes: readonly Route[] = [
  ...systemRoutes,
  listCalendarFeeds,
  putCalendarFeed,
  removeCalendarFeed,
  readCalendarFeed,
  takeSmallerFeed,
  getGooglePrices,
  putGooglePrices,
  tellGoogleAgain,
  checkGooglePrices,
];
