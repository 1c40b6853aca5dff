import type { Funnel } from '@stayfront/contract/desk/demand';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { visitSteps, type VisitStep } from '@stayfront/rules/visit/visit-words';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { spanOf, type AskedSpan } from './span-of.ts';
import type { VisitWriter } from './visit-writer.ts';
import { readVisits } from './visit.store.ts';

type Deps = { readonly db: Db; readonly visitsWriter: Pick<VisitWriter, 'write'> };
type Steps = Funnel['steps'];
type Counting = Record<VisitStep, number>;

const noSteps = (): Counting => Object.fromEntries(visitSteps.map((step) => [step, 0])) as Counting;
const breakdowns = ['language', 'device', 'channel', 'campaign'] as const;

/** From searches to bookings, with what this server has counted until now. */
export async function describeFunnel(
  { db, visitsWriter }: Deps,
  hotel: Hotel,
  asked: AskedSpan,
  now: Instant,
): Promise<Funnel> {
  const { today, from, to } = spanOf(hotel, asked, now);
  await visitsWriter.write(hotel.hotelId);
  const rows = await inHotel(db, hotel.hotelId, (tx) => readVisits(tx, hotel.hotelId, { from, to }), 'read only');
  const guests = rows.filter(({ visitor }) => visitor === 'guest');
  const sumOf = (counted: readonly { readonly step: VisitStep; readonly count: number }[]): Steps => {
    const steps = noSteps();
    for (const { step, count } of counted) steps[step] += count;
    return steps;
  };
  const byDay = Map.groupBy(guests, ({ day }) => day);
  const days: Funnel['days'] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, steps: sumOf(byDay.get(day) ?? []) });
  const by = breakdowns.flatMap((what) =>
    [...Map.groupBy(guests, (row) => row[what])]
      .map(([value, counted]) => ({ what, value, steps: sumOf(counted) }))
      .toSorted((a, b) => b.steps.search - a.steps.search || b.steps.booked - a.steps.booked),
  );
  const apart = (visitor: 'bot' | 'team'): Steps => sumOf(rows.filter((row) => row.visitor === visitor));
  return { today, from, to, steps: sumOf(guests), days, by, apart: { bot: apart('bot'), team: apart('team') } };
}
