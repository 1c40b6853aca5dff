import type { PartnerName } from '@stayfront/contract/manage/channels';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type SilentPartner = {
  readonly partner: PartnerName;
  readonly waiting: number;
  readonly failed: number;
  readonly lastStatus: string | null;
  readonly since: Instant;
};

/** Partners that are still told of bookings and have taken no report since one was tried twice. */
export async function listSilentPartners(tx: Tx, hotelId: number): Promise<SilentPartner[]> {
  const { rows } = await sql<Omit<SilentPartner, 'since'> & { at: Date }>`
    select conversion.partner, count(*) filter (where state = 'waiting')::int as waiting,
           count(*) filter (where state = 'failed')::int as failed,
           (array_agg(last_status order by conversion.updated_at desc))[1] as "lastStatus",
           min(conversion.created_at) as at
      from conversion join channel_settings as kept
        on kept.hotel_id = conversion.hotel_id and kept.partner = conversion.partner
     where conversion.hotel_id = ${hotelId} and not kept.is_off and state in ('waiting', 'failed')
       and conversion.updated_at > coalesce((
         select max(updated_at) from conversion as taken
          where taken.hotel_id = ${hotelId} and taken.partner = conversion.partner and state = 'sent'
         ), '-infinity')
     group by conversion.partner
    having max(attempts) >= 2
     order by at`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, since: at.getTime() }));
}
