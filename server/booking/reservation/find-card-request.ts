import type { CardRequestState } from '@stayfront/rules/payment/card-asking';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** A card as guarantee that the house asks a guest for. Of a reservation one request is open at most. */
export type CardRequest = {
  readonly requestId: string;
  /** Null where rooms wait for it until their own end. */
  readonly dueOn: StayDate | null;
  readonly state: CardRequestState;
  readonly by: string;
  readonly at: Instant;
  /** When the bank turned a card down, since the guest was written to last. */
  readonly refusedAt: Instant | null;
};

/** The request that counts: the newest. */
export async function findCardRequest(tx: Tx, hotelId: number, reservationId: string): Promise<CardRequest | null> {
  const row = await tx
    .selectFrom('card_request')
    .select([
      'request_id',
      'state',
      'asked_by',
      'asked_at',
      'refused_at',
      sql<StayDate | null>`due_on::text`.as('due_day'),
    ])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    requestId: row.request_id,
    dueOn: row.due_day,
    state: row.state,
    by: row.asked_by,
    at: row.asked_at.getTime(),
    refusedAt: row.refused_at?.getTime() ?? null,
  };
}
