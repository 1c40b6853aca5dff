import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { VisitorKind, VisitStep } from '@stayfront/rules/visit/visit-words';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { CountedStep, Taken } from './counted-visits.ts';

/**
 * Marks that the database knows already: of who has been counted by another server, or before a restart. They are few, so
 * only they are answered; and they go as one text, since a list of thousands costs more to write than to search.
 */
async function keepMarks(tx: Tx, hotelId: number, day: StayDate, steps: readonly CountedStep[]): Promise<Set<number>> {
  const { rows } = await sql<{ known: string }>`
    with told as (select mark from unnest(string_to_array(${steps.map(({ mark }) => mark).join()}, ',')::bigint[]) as mark),
    kept as (
      insert into visit_mark (hotel_id, day, mark) select ${hotelId}, ${day}::date, mark from told order by mark
          on conflict do nothing returning mark)
    select mark::text as known from told except select mark::text from kept`.execute(tx);
  return new Set(rows.map(({ known }) => Number(known)));
}

/** Adds what was counted in memory. */
export async function addVisits(tx: Tx, hotelId: number, { steps, apart }: Taken): Promise<void> {
  const counts = new Map<string, Count>();
  const demands = new Map<string, Demanded>();
  for (const [day, ofDay] of Map.groupBy(steps, (step) => step.day)) {
    const known = await keepMarks(tx, hotelId, day, ofDay);
    for (const { mark, demand, step, isNew, language, device, channel, campaign } of ofDay) {
      if (known.has(mark)) continue;
      if (demand) addTo(demands, day, demand);
      if (!isNew) continue;
      const key = `${day} ${step} ${language} ${device} ${channel} ${campaign}`;
      const count = counts.get(key);
      if (count) count.count++;
      else counts.set(key, { day, visitor: 'guest', step, language, device, channel, campaign, count: 1 });
    }
  }
  await addCounts(tx, hotelId, [
    ...counts.values(),
    ...apart.map((one) => ({ ...one, language: '', device: '', channel: '', campaign: '' })),
  ]);
  await addDemand(tx, hotelId, [...demands.values()]);
}

type Demanded = Omit<DemandRow, 'parties' | 'priced' | 'asked'> & {
  readonly day: StayDate;
  parties: number;
  priced: number;
  asked: number;
};

function addTo(demands: Map<string, Demanded>, day: StayDate, demand: NonNullable<CountedStep['demand']>): void {
  const { arrival, nights, reason, asked } = demand;
  const { adults, children, infants } = demand.guests;
  const key = `${day} ${arrival} ${nights} ${adults} ${children} ${infants} ${reason}`;
  let one = demands.get(key);
  if (!one) {
    one = { day, arrival, nights, adults, children, infants, reason, parties: 0, priced: 0, asked: 0 };
    demands.set(key, one);
  }
  one.parties++;
  if (asked === null) return;
  one.priced++;
  one.asked += asked;
}

type Count = {
  readonly day: StayDate;
  readonly visitor: VisitorKind;
  readonly step: VisitStep;
  readonly language: string;
  readonly device: string;
  readonly channel: string;
  readonly campaign: string;
  count: number;
};

async function addCounts(tx: Tx, hotelId: number, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const of = <Name extends keyof Count>(name: Name): Count[Name][] => counts.map((one) => one[name]);
  await sql`
    insert into visit_count (hotel_id, day, visitor, step, language, device, channel, campaign, count)
    select ${hotelId}, day, visitor, step, language, device, channel, campaign, sum(count)
      from unnest(${of('day')}::date[], ${of('visitor')}::text[], ${of('step')}::text[], ${of('language')}::text[],
                  ${of('device')}::text[], ${of('channel')}::text[], ${of('campaign')}::text[], ${of('count')}::int[])
           as told (day, visitor, step, language, device, channel, campaign, count)
     group by day, visitor, step, language, device, channel, campaign
     order by day, visitor, step, language, device, channel, campaign
        on conflict (hotel_id, day, visitor, step, language, device, channel, campaign)
        do update set count = visit_count.count + excluded.count`.execute(tx);
}

async function addDemand(tx: Tx, hotelId: number, demands: readonly Demanded[]): Promise<void> {
  if (demands.length === 0) return;
  const of = <Name extends keyof Demanded>(name: Name): Demanded[Name][] => demands.map((one) => one[name]);
  await sql`
    insert into demand_count (hotel_id, day, arrival, nights, adults, children, infants, reason, parties, priced, asked)
    select ${hotelId}, told.*
      from unnest(${of('day')}::date[], ${of('arrival')}::date[], ${of('nights')}::int[], ${of('adults')}::int[],
                  ${of('children')}::int[], ${of('infants')}::int[], ${of('reason')}::text[], ${of('parties')}::int[],
                  ${of('priced')}::int[], ${of('asked')}::bigint[])
           as told (day, arrival, nights, adults, children, infants, reason, parties, priced, asked)
     order by day, arrival, nights, adults, children, infants, reason
        on conflict (hotel_id, day, arrival, nights, adults, children, infants, reason)
        do update set parties = demand_count.parties + excluded.parties,
                      priced = demand_count.priced + excluded.priced,
                      asked = demand_count.asked + excluded.asked`.execute(tx);
}

export type Span = { readonly from: StayDate; readonly to: StayDate };

type VisitRow = Omit<Count, 'visitor' | 'count'> & { readonly visitor: VisitorKind; readonly count: number };

/** Counts of some days, each day by itself. */
export async function readVisits(tx: Tx, hotelId: number, { from, to }: Span): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select day, visitor, step, language, device, channel, campaign, count
      from visit_count where hotel_id = ${hotelId} and day between ${from} and ${to}
     order by day`.execute(tx);
  return rows;
}

/** How often guests took a step in some days. */
export async function readSteps(
  tx: Tx,
  hotelId: number,
  { from, to }: Span,
): Promise<Partial<Record<VisitStep, number>>> {
  const { rows } = await sql<{ step: VisitStep; count: number }>`
    select step, sum(visit_count.count)::int as count from visit_count
     where hotel_id = ${hotelId} and day between ${from} and ${to} and visitor = 'guest'
     group by step`.execute(tx);
  return Object.fromEntries(rows.map(({ step, count }) => [step, count]));
}

export type DemandRow = {
  readonly arrival: StayDate;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly reason: DemandReason;
  readonly parties: number;
  /** Of them, those for whom there was a nearest stay with a price. */
  readonly priced: number;
  readonly asked: number;
};

/** Who found nothing in some days, all days together. */
export async function readDemand(tx: Tx, hotelId: number, { from, to }: Span): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    select arrival, nights, adults, children, infants, reason,
           sum(demand_count.parties)::int as parties, sum(demand_count.priced)::int as priced,
           sum(demand_count.asked)::bigint as asked
      from demand_count where hotel_id = ${hotelId} and day between ${from} and ${to}
     group by arrival, nights, adults, children, infants, reason
     order by arrival, nights, adults, children, infants, reason`.execute(tx);
  return rows;
}

const keptDays = 3 * 366;

/** Marks are forgotten with their day, counts after three years. */
export async function deleteOldVisits(tx: Tx, hotelId: number, today: StayDate): Promise<void> {
  await sql`delete from visit_mark where hotel_id = ${hotelId} and day < ${today}`.execute(tx);
  const before = addDays(today, -keptDays);
  await sql`delete from visit_count where hotel_id = ${hotelId} and day < ${before}`.execute(tx);
  await sql`delete from demand_count where hotel_id = ${hotelId} and day < ${before}`.execute(tx);
}
