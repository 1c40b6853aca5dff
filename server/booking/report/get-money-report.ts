import type { Refusal } from '@stayfront/contract/problem';
import type { getMoneyReport as route, MoneyReport, MoneySums } from '@stayfront/contract/report/money-report';
import type { RouteInput } from '@stayfront/contract/route';
import type { Span } from '@stayfront/rules/report/span';
import { instantAt, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { findSpanRefusal } from './find-span-refusal.ts';
import { gatherSold } from './gather-sold.ts';
import { sumMovements, type MovedWithin } from './movement.store.ts';
import { readTaxes } from './taxes.store.ts';

/** What came and went back, by day and way, and the taxes of stays that ended. */
export async function getMoneyReport(
  db: Db,
  hotel: Hotel,
  span: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<MoneyReport | Refusal<'input.invalid'>> {
  const refusal = findSpanRefusal(span);
  if (refusal) return refusal;
  const { hotelId, document } = hotel;
  const { currency, timeZone } = document;
  const { isComplete } = await gatherSold(db, hotel);
  const { moved, taxes } = await inHotel(
    db,
    hotelId,
    async (tx) => ({
      moved: await sumMovements(tx, movedWithin(hotel, span)),
      taxes: await readTaxes(tx, { hotelId, currency }, span),
    }),
    'read only',
  );
  const days = moved.map((sums) => ({ ...sums, net: sums.received - sums.givenBack }));
  const ways = Map.groupBy(days, ({ way }) => way);
  return {
    today: todayAt(timeZone, now),
    currency,
    span,
    isComplete,
    total: sumOf(days),
    ways: [...ways]
      .map(([way, ofWay]) => ({ way, ...sumOf(ofWay) }))
      .toSorted((a, b) => b.received - a.received || (a.way < b.way ? -1 : 1)),
    days,
    taxes: {
      ...taxes,
      vat: taxes.vat.map(({ basisPoints, minor }) => ({
        percentage: basisPoints < 0 ? null : basisPoints / 100,
        amount: minor,
      })),
    },
  };
}

/** From the beginning of the first day at the hotel to the end of the last. */
export function movedWithin({ hotelId, document: { currency, timeZone } }: Hotel, { from, to }: Span): MovedWithin {
  const midnight = (date: Span['from']): Date => new Date(instantAt(timeZone, { date, hour: 0, minute: 0 }));
  return { hotelId, currency, timeZone, from: midnight(from), until: midnight(addDays(to, 1)) };
}

const sumOf = (parts: readonly MoneySums[]): MoneySums => {
  const sum = (pick: (part: MoneySums) => number): number => parts.reduce((all, part) => all + pick(part), 0);
  return {
    count: sum(({ count }) => count),
    received: sum(({ received }) => received),
    givenBack: sum(({ givenBack }) => givenBack),
    net: sum(({ net }) => net),
  };
};
