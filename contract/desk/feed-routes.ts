import type { Route } from '../route.ts';
import {
  listCalendarFeeds,
  putCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  takeSmallerFeed,
} from './calendar-feeds.ts';

/** What a hotel does with calendars of taken nights that it and others tell each other. */
export const calendarFeedRoutes: readonly Route[] = [
  listCalendarFeeds,
  putCalendarFeed,
  removeCalendarFeed,
  readCalendarFeed,
  takeSmallerFeed,
];
