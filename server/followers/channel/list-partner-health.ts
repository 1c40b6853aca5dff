import type { PartnerName } from '@stayfront/contract/manage/channels';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { readChannels } from './channel-settings.store.ts';

type Faring = {
  readonly partner: PartnerName;
  readonly waiting: number;
  readonly failed: number;
  /** Of when the oldest booking is that it was told of in vain since it has taken one; null where it takes what comes. */
  readonly silentSince: Date | null;
  readonly lastStatus: string | null;
  readonly lastAt: Date | null;
  /** Of the last 30 days. */
  readonly bookings: number;
  readonly withheld: number;
};

export type PartnerHealth = Faring & {
  /** Null where its keys were sealed with another SECRET. */
  readonly url: string | null;
  readonly updatedAt: Instant;
  readonly isOff: boolean;
};

/** The partners of a hotel that have keys, and how each takes what it is told. */
export async function listPartnerHealth(
  tx: Tx,
  box: SecretBox,
  hotelId: number,
  now: Instant,
): Promise<PartnerHealth[]> {
  const { rows } = await sql<Faring>`
    select kept.partner, coalesce(open.waiting, 0) as waiting, coalesce(open.failed, 0) as failed,
           open.since as "silentSince", last.status as "lastStatus", last.at as "lastAt",
           lately.bookings, lately.withheld
      from channel_settings as kept
      left join lateral (
        select max(updated_at) as at from conversion as taken
         where taken.hotel_id = kept.hotel_id and taken.partner = kept.partner and state = 'sent'
      ) as taken on true
      left join lateral (
        select count(*) filter (where state = 'waiting')::int as waiting,
               count(*) filter (where state = 'failed')::int as failed,
               min(created_at) filter (
                 where attempts > 0 and updated_at > coalesce(taken.at, '-infinity')) as since
          from conversion
         where conversion.hotel_id = kept.hotel_id and conversion.partner = kept.partner
           and state in ('waiting', 'failed')
      ) as open on true
      left join lateral (
        select count(*) filter (where told is not null)::int as bookings,
               count(*) filter (where state = 'withheld')::int as withheld
          from conversion
         where conversion.hotel_id = kept.hotel_id and conversion.partner = kept.partner
           and created_at > ${new Date(now - 30 * 86_400_000)}
      ) as lately on true
      left join lateral (
        select last_status as status, updated_at as at from conversion as newest
         where newest.hotel_id = kept.hotel_id and newest.partner = kept.partner and attempts > 0
         order by updated_at desc limit 1
      ) as last on true
     where kept.hotel_id = ${hotelId} order by kept.partner`.execute(tx);
  const channels = await readChannels(tx, box, hotelId);
  return rows.flatMap((faring) => {
    const channel = channels.find(({ partner }) => partner === faring.partner);
    if (!channel) return [];
    const { settings, updatedAt, isOff } = channel;
    return [{ ...faring, url: settings?.url ?? null, updatedAt, isOff }];
  });
}
