import type { Route } from '../route.ts';
import {
  listCalendarFeeds,
  putCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  takeSmallerFeed,
} from './calendar-feeds.ts';
import { checkGooglePrices, getGooglePrices, putGooglePrices, tellGoogleAgain } from './google-prices.ts';

/** What a hotel does with what it tells others by itself: calendars of taken nights, and prices at Google. */
export const outwardRoutes: readonly Route[] = [
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
