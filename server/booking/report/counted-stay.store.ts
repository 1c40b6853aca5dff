import { leadBuckets, lengthBuckets, type Bucket } from '@stayfront/rules/report/buckets';
import type { StayState } from '@stayfront/rules/report/dimensions';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { countedStays, partsOf, readLongest, type Asked } from './report.store.ts';

export type StayFilter = {
  readonly state: StayState;
  readonly room?: string | undefined;
  readonly rate?: string | undefined;
  readonly source?: string | undefined;
  readonly country?: string | undefined;
  readonly length?: string | undefined;
  readonly lead?: string | undefined;
};

/** Where a page ended. */
export type StayPlace = { readonly arrival: StayDate; readonly reservationId: string; readonly roomStayIndex: number };

export type Counted = StayPlace & {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly departure: StayDate;
  readonly bookedOn: StayDate;
  readonly nights: number;
  readonly revenue: number;
  readonly kept: number;
};

export async function readCounted(
  tx: Tx,
  asked: Asked,
  filter: StayFilter,
  { after, limit }: { readonly after: StayPlace | null; readonly limit: number },
): Promise<Counted[]> {
  const { nights, revenue } = partsOf(asked, filter.state);
  const which = await conditionOf(tx, asked, filter);
  const beyond = after
    ? sql`and (arrival, reservation_id, room_stay_index)
        > (${after.arrival}::date, ${after.reservationId}, ${after.roomStayIndex}::integer)`
    : sql``;
  const { rows } = await sql<Counted>`
    select arrival, reservation_id as "reservationId", room_stay_index as "roomStayIndex", room_id as "roomId",
           rate_plan_id as "ratePlanId", departure, booked_on as "bookedOn", ${nights} as nights,
           ${revenue} as revenue, kept
      from sold_stay where ${which} ${beyond}
     order by sold_stay.arrival, sold_stay.reservation_id, sold_stay.room_stay_index limit ${limit}`.execute(tx);
  return rows;
}

type Whole = { readonly stays: number; readonly nights: number; readonly revenue: number; readonly kept: number };

export async function sumCounted(tx: Tx, asked: Asked, filter: StayFilter): Promise<Whole> {
  const { nights, revenue } = partsOf(asked, filter.state);
  const { rows } = await sql<Whole>`
    select count(*)::integer as stays, coalesce(sum(${nights}), 0)::bigint as nights,
           coalesce(sum(${revenue}), 0)::bigint as revenue, coalesce(sum(kept), 0)::bigint as kept
      from sold_stay where ${await conditionOf(tx, asked, filter)}`.execute(tx);
  return rows[0] ?? { stays: 0, nights: 0, revenue: 0, kept: 0 };
}

async function conditionOf(tx: Tx, asked: Asked, filter: StayFilter): Promise<RawBuilder<boolean>> {
  const among = (buckets: readonly Bucket[], key: string | undefined, column: string): RawBuilder<boolean>[] => {
    const bucket = buckets.find((one) => one.key === key);
    return bucket ? [sql`${sql.ref(column)} between ${bucket.from} and ${bucket.to}`] : [];
  };
  const is = (column: string, value: string | undefined): RawBuilder<boolean>[] =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
  const conditions = [
    countedStays(asked, filter.state, await readLongest(tx, asked.hotelId)),
    ...is('room_id', filter.room),
    ...is('rate_plan_id', filter.rate),
    ...is('source', filter.source),
    ...is('country', filter.country),
    ...among(lengthBuckets, filter.length, 'nights'),
    ...among(leadBuckets, filter.lead, 'lead'),
  ];
  return sql.join(conditions, sql` and `);
}
