import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

const hour = 3_600_000;

/** How a system fares: what it has still to take, what it would not, and how messages went. */
export type SystemHealth = {
  readonly connection: string;
  readonly waiting: number;
  /** Of when the oldest is that it has not taken. */
  readonly oldestAt: Date | null;
  readonly refused: number;
  readonly lastStatus: string | null;
  readonly lastMessageAt: Date | null;
  /** Since when every message was refused or failed; null where the last one was not. */
  readonly failingSince: Date | null;
  /** Of the last 24 hours those in which anything was said, and whether all went well. */
  readonly hours: readonly { readonly ago: number; readonly isGood: boolean }[];
};

/** Of all systems of a hotel. */
export async function readSystemHealth(tx: Tx, hotelId: number, now: Instant): Promise<SystemHealth[]> {
  const month = new Date(now - 30 * 24 * hour);
  const day = new Date(now - 24 * hour);
  const { rows } = await sql<SystemHealth>`
    select account.connection, coalesce(open.waiting, 0) as waiting, open."oldestAt", coalesce(open.refused, 0) as refused,
           open."lastStatus", last.at as "lastMessageAt", failing.since as "failingSince",
           coalesce(said.hours, '[]') as hours
      from connection_account as account
      left join lateral (
        select (count(*) filter (where state in ('waiting', 'served')))::int as waiting,
               min(queued_at) filter (where state in ('waiting', 'served')) as "oldestAt",
               (count(*) filter (where state in ('refused', 'given-up') and settled_at > ${month}))::int as refused,
               (array_agg(last_status order by delivery_id desc) filter (where last_status <> ''))[1] as "lastStatus"
          from connection_delivery as one
         where one.hotel_id = account.hotel_id and one.connection = account.connection
           and (state in ('waiting', 'served') or settled_at > ${month})) as open on true
      left join lateral (
        select at, outcome, message_id from connection_message as one
         where one.hotel_id = account.hotel_id and one.connection = account.connection
         order by message_id desc limit 1) as last on true
      left join lateral (
        select min(at) as since from connection_message as one
         where last.outcome in ('refused', 'failed')
           and one.hotel_id = account.hotel_id and one.connection = account.connection
           and one.message_id > coalesce((
             select message_id from connection_message as good
              where good.hotel_id = account.hotel_id and good.connection = account.connection
                and good.outcome not in ('refused', 'failed')
              order by message_id desc limit 1), 0)) as failing on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('ago', ago, 'isGood', good)) as hours from (
          select greatest(0, floor(extract(epoch from ${new Date(now)}::timestamptz - at) / 3600))::int as ago,
                 bool_and(outcome not in ('refused', 'failed')) as good
            from connection_message as one
           where one.hotel_id = account.hotel_id and one.connection = account.connection and at > ${day}
           group by 1) as hourly) as said on true
     where account.hotel_id = ${hotelId}
     order by account.connection`.execute(tx);
  return rows;
}
