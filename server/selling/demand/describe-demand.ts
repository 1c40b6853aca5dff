import type { Demand } from '@stayfront/contract/desk/demand';
import { demandLines, type DemandLine, type Refused } from '@stayfront/rules/demand/demand-lines';
import { isServed } from '@stayfront/rules/demand/find-lifts';
import { likelyOf } from '@stayfront/rules/demand/likely-of';
import type { Grid } from '@stayfront/rules/grid/grid';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, fromDayNumber } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { readBrought } from './brought.store.ts';
import { spanOf, type AskedSpan } from './span-of.ts';
import type { VisitWriter } from './visit-writer.ts';
import { readDemand, readSteps, type DemandRow } from './visit.store.ts';

type Deps = {
  readonly db: Db;
  readonly snapshots: Pick<Snapshots, 'wholeGrid'>;
  readonly visitsWriter: Pick<VisitWriter, 'write'>;
};

/** Who found nothing and what would serve them, by the calendar as it is now. */
export async function describeDemand(
  { db, snapshots, visitsWriter }: Deps,
  hotel: Hotel,
  asked: AskedSpan,
  now: Instant,
): Promise<Demand> {
  const { hotelId, document } = hotel;
  const { today, from, to } = spanOf(hotel, asked, now);
  await visitsWriter.write(hotelId);
  const { steps, rows, brought } = await inHotel(
    db,
    hotelId,
    async (tx) => ({
      steps: await readSteps(tx, hotelId, { from, to }),
      rows: await readDemand(tx, hotelId, { from, to }),
      brought: await readBrought(tx, hotelId, { from, to }),
    }),
    'read only',
  );
  const grid = await snapshots.wholeGrid(hotel, now);
  const share = { search: steps.search ?? 0, booked: steps.booked ?? 0 };
  const sumOf = (refused: readonly Pick<Refused, 'parties' | 'asked'>[]) => {
    const sum = refused.reduce((all, one) => all + one.asked, 0);
    return {
      parties: refused.reduce((all, one) => all + one.parties, 0),
      asked: sum,
      likely: likelyOf(sum, share),
    };
  };
  const refused = rows.map((row) => refusedOf(grid, row));
  const lines = demandLines(grid, dayNumber(today) - grid.firstDay, refused);
  const changes = lines.filter(({ lift }) => lift !== null);
  return {
    today,
    from,
    to,
    currency: document.currency,
    searches: share.search,
    booked: share.booked,
    turnedAway: sumOf(refused),
    servable: { changes: changes.length, ...sumOf(changes.flatMap((line) => line.refused)) },
    reasons: [...Map.groupBy(rows, ({ reason }) => reason)]
      .map(([reason, all]) => ({ reason, parties: all.reduce((sum, { parties }) => sum + parties, 0) }))
      .toSorted((a, b) => b.parties - a.parties),
    nights: [...Map.groupBy(rows, ({ arrival, reason }) => `${arrival} ${reason}`).values()].flatMap((all) =>
      all.slice(0, 1).map(({ arrival, reason }) => ({
        arrival,
        reason,
        parties: all.reduce((sum, { parties }) => sum + parties, 0),
      })),
    ),
    lines: lines.map((line) => ({ ...describeLine(grid, line), ...sumOf(line.refused) })),
    brought: brought
      .filter(
        ({ arrival, reason }) =>
          rows.some(
            (row) => row.arrival === arrival && row.reason === reason && isServed(grid, refusedOf(grid, row)),
          ) || arrival < today,
      )
      .map(({ changedAt, ...one }) => ({ ...one, changedAt: changedAt.toISOString() })),
  };
}

/** A stay as it was asked for, in places of the grid; how old children were is not kept. */
const refusedOf = (grid: Grid, { arrival, nights, adults, children, infants, ...more }: DemandRow): Refused => ({
  arrival: dayNumber(arrival) - grid.firstDay,
  nights,
  guests: { adults, children, infants },
  ...more,
});

function describeLine({ firstDay }: Grid, { refused, reason, lift, isServedNow, roomsFree }: DemandLine) {
  const dateOf = (day: number): string => fromDayNumber(firstDay + day);
  const arrivals = refused.map(({ arrival }) => arrival);
  const nights = refused.map((one) => one.nights);
  return {
    arrival: dateOf(Math.min(...arrivals)),
    lastArrival: dateOf(Math.max(...arrivals)),
    leastNights: Math.min(...nights),
    mostNights: Math.max(...nights),
    reason,
    lift: lift && { ...lift, from: dateOf(lift.from), to: dateOf(lift.to) },
    isServedNow,
    roomsFree,
  };
}
