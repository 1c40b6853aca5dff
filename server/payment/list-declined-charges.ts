import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';

/** Something that was to be taken from a card that is kept, and the bank has said no. */
export type DeclinedCharge = {
  readonly intentId: string;
  readonly reservationId: string;
  readonly what: 'guarantee' | 'rest';
  readonly since: Instant;
};

/** So long a charge that was declined is looked at. */
const keptDays = 180;

/**
 * Of each reservation the last try to take fees or the rest from its card, where that was declined and none is under way
 * or has gone through since. Whether any of it is still owed, its reservation says.
 */
export async function listDeclinedCharges(tx: Tx, hotelId: number, now: Instant): Promise<DeclinedCharge[]> {
  const { rows } = await sql<Omit<DeclinedCharge, 'since'> & { at: Date }>`
    select distinct on (reservation_id, split_part(purpose, ':', 1))
           intent_id as "intentId", reservation_id as "reservationId", split_part(purpose, ':', 1) as what,
           changed_at as at
      from payment_intent as declined
     where hotel_id = ${hotelId} and state in ('failed', 'expired') and refs ? 'collectedOn'
       and split_part(purpose, ':', 1) in ('guarantee', 'rest')
       and changed_at >= ${new Date(now - keptDays * 86_400_000)}
       and not exists (
         select from payment_intent as later
          where later.hotel_id = declined.hotel_id and later.reservation_id = declined.reservation_id
            and split_part(later.purpose, ':', 1) = split_part(declined.purpose, ':', 1)
            and later.started_at > declined.started_at
            and (later.state in ('authorized', 'paid')
                 or later.state = 'started' and later.refs ? 'collectedOn' and later.expires_at > ${new Date(now)}))
     order by reservation_id, split_part(purpose, ':', 1), started_at desc`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, since: at.getTime() }));
}
