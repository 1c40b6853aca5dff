import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { VisitorKind, VisitStep } from '@stayfront/rules/visit/visit-words';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { CountedStep, Taken } from './counted-visits.ts';

/** Marks that are new today; whoever has been counted by another server, or before a restart, is not counted again. */
async function keepMarks(tx: Tx, hotelId: number, steps: readonly CountedStep[]): Promise<Set<string>> {
  const keys = steps.map(({ day, mark }) => ({ day, mark: String(mark) }));
  const { rows } = await sql<{ day: StayDate; mark: string }>`
    insert into visit_mark (hotel_id, day, mark)
    select ${hotelId}, day, mark
      from unnest(${keys.map(({ day }) => day)}::date[], ${keys.map(({ mark }) => mark)}::bigint[]) as told (day, mark)
     order by day, mark
        on conflict do nothing
    returning day, mark::text as mark`.execute(tx);
  return new Set(rows.map(({ day, mark }) => `${day} ${mark}`));
}

/** Adds what was counted in memory. */
export async function addVisits(tx: Tx, hotelId: number, { steps, apart }: Taken): Promise<void> {
  const isNew = await keepMarks(tx, hotelId, steps);
  const fresh = steps.filter(({ day, mark }) => isNew.has(`${day} ${mark}`));
  await addCounts(tx, hotelId, [
    ...fresh.map(({ day, step, language, device, channel, campaign }) => ({
      day,
      visitor: 'guest' as const,
      step,
      language,
      device,
      channel,
      campaign,
      count: 1,
    })),
    ...apart.map((one) => ({ ...one, language: '', device: '', channel: '', campaign: '' })),
  ]);
  await addDemand(tx, hotelId, fresh);
}

type Count = {
  readonly day: StayDate;
  readonly visitor: VisitorKind;
  readonly step: VisitStep;
  readonly language: string;
  readonly device: string;
  readonly channel: string;
  readonly campaign: string;
  readonly count: number;
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

async function addDemand(tx: Tx, hotelId: number, steps: readonly CountedStep[]): Promise<void> {
  const turned = steps.flatMap(({ day, demand }) => (demand ? [{ day, ...demand }] : []));
  if (turned.length === 0) return;
  const of = <Value>(read: (one: (typeof turned)[number]) => Value): Value[] => turned.map(read);
  await sql`
    insert into demand_count (hotel_id, day, arrival, nights, adults, children, infants, reason, parties, priced, asked)
    select ${hotelId}, day, arrival, nights, adults, children, infants, reason, count(*), count(asked),
           coalesce(sum(asked), 0)
      from unnest(${of(({ day }) => day)}::date[], ${of(({ arrival }) => arrival)}::date[],
                  ${of(({ nights }) => nights)}::int[], ${of(({ guests }) => guests.adults)}::int[],
                  ${of(({ guests }) => guests.children)}::int[], ${of(({ guests }) => guests.infants)}::int[],
                  ${of(({ reason }) => reason)}::text[], ${of(({ asked }) => asked)}::bigint[])
           as told (day, arrival, nights, adults, children, infants, reason, asked)
     group by day, arrival, nights, adults, children, infants, reason
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
    select step, sum(count)::int as count from visit_count
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
           sum(parties)::int as parties, sum(priced)::int as priced, sum(asked)::bigint as asked
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
