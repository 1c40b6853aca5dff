import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Conversion, ConversionFacts, PartnerName } from '@stayfront/contract/manage/channels';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type ListedReport = {
  readonly reservationId: string;
  readonly partner: PartnerName;
  readonly state: Conversion['state'];
  readonly told: Conversion['told'];
  readonly facts: ConversionFacts | null;
  readonly attempts: number;
  readonly lastStatus: string | null;
  readonly at: Date;
  /** Null once it was erased. */
  readonly guest: GuestInfo | null;
  readonly tookMs: number | null;
  /** Null where its keys were taken away. */
  readonly isOff: boolean | null;
};

/** In milliseconds, as the list is sorted. */
export type ReportPlace = { readonly at: number; readonly reservationId: string; readonly partner: string };

type Wanted = {
  readonly partner?: string | undefined;
  readonly reservationId?: string | undefined;
  /** Only of these. */
  readonly reservationIds?: readonly string[] | undefined;
  readonly onlyOpen: boolean;
  readonly before: ReportPlace | null;
  readonly most: number;
};

/** What partners were told of, what happened last first. */
export async function listReports(tx: Tx, hotelId: number, wanted: Wanted): Promise<ListedReport[]> {
  const { partner, reservationId, reservationIds, onlyOpen, before, most } = wanted;
  const { rows } = await sql<ListedReport>`
    select conversion.reservation_id as "reservationId", conversion.partner, conversion.state, told, facts, attempts,
           last_status as "lastStatus", conversion.updated_at as at,
           case when erased_at is null then guest end as guest,
           (select took_ms from message_try
             where message_try.hotel_id = ${hotelId} and message_try.reservation_id = conversion.reservation_id
               and connection = 'partner.' || conversion.partner
             order by try_id desc limit 1) as "tookMs",
           kept.is_off as "isOff"
      from conversion
      left join channel_settings as kept
        on kept.hotel_id = conversion.hotel_id and kept.partner = conversion.partner
      join reservation on reservation.hotel_id = conversion.hotel_id
       and reservation.reservation_id = conversion.reservation_id
     where conversion.hotel_id = ${hotelId}
       ${partner === undefined ? sql`` : sql`and conversion.partner = ${partner}`}
       ${reservationId === undefined ? sql`` : sql`and conversion.reservation_id = ${reservationId}`}
       ${reservationIds === undefined ? sql`` : sql`and conversion.reservation_id = any(${reservationIds}::text[])`}
       ${onlyOpen ? sql`and conversion.state in ('waiting', 'failed')` : sql``}
       ${
         before === null
           ? sql``
           : sql`and (conversion.updated_at, conversion.reservation_id, conversion.partner)
                     < (${new Date(before.at)}, ${before.reservationId}, ${before.partner})`
       }
     order by conversion.updated_at desc, conversion.reservation_id desc, conversion.partner desc
     limit ${most}`.execute(tx);
  return rows;
}
