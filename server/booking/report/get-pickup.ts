import type { getPickup as route, Pickup } from '@stayfront/contract/report/pickup';
import type { RouteInput } from '@stayfront/contract/route';
import { monthsFrom, weeksOfYear, type Span } from '@stayfront/rules/report/span';
import { instantAt, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, isStayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readBooks } from './books.store.ts';
import { gatherSold } from './gather-sold.ts';
import { readCapacity } from './report.store.ts';

const day = 86_400_000;

/** The months to come as they are booked now, as they were at an instant, and as those of a year ago were a year ago. */
export async function getPickup(
  db: Db,
  hotel: Hotel,
  { since: asked, months }: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<Pickup> {
  const { hotelId, document } = hotel;
  const { currency, timeZone } = document;
  const today = todayAt(timeZone, now);
  const since = sinceOf(asked, timeZone, now);
  const { isComplete } = await gatherSold(db, hotel);
  // What is left of this month, and those behind it.
  const spans = monthsFrom(today, months).map((span, place) => (place === 0 ? { ...span, from: today } : span));
  const yearBefore = spans.map(({ from, to }): Span => ({
    from: addDays(from, -weeksOfYear),
    to: addDays(to, -weeksOfYear),
  }));
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const of = { hotelId, currency };
      const standing = await readBooks(tx, { ...of, at: 'now' }, spans);
      const earlier = await readBooks(tx, { ...of, at: new Date(since) }, spans);
      const lastYear = await readBooks(tx, { ...of, at: new Date(now - weeksOfYear * day) }, yearBefore);
      const rooms = await readCapacity(tx, hotelId, { from: today, to: spans.at(-1)?.to ?? today });
      return {
        today,
        currency,
        since: new Date(since).toISOString(),
        isComplete,
        months: spans.map((span, place) => ({
          month: span.from,
          to: span.to,
          capacity:
            [...rooms.byNight].reduce((sum, [date, count]) => sum + (isWithin(date, span) ? count : 0), 0) || null,
          now: standing[place] ?? nothing,
          atThatTime: earlier[place] ?? nothing,
          lastYear: lastYear[place] ?? nothing,
        })),
      };
    },
    'read only',
  );
}

const nothing = { nights: 0, revenue: 0 };

const isWithin = (date: string, { from, to }: Span): boolean => date >= from && date <= to;

function sinceOf(asked: string | undefined, timeZone: string, now: Instant): Instant {
  if (asked === undefined) return now - 7 * day;
  return isStayDate(asked) ? instantAt(timeZone, { date: asked, hour: 0, minute: 0 }) : Date.parse(asked);
}
