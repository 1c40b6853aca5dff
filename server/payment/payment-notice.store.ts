import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Tx } from '../platform/db/open-database.ts';

type Kept = {
  readonly hotelId: number;
  readonly provider: ProviderName;
  readonly eventId: string;
  readonly intentId: string | null;
};

/** False where it came before. */
export async function keepNotice(
  tx: Tx,
  { hotelId, provider, eventId, intentId }: Kept,
  now: Instant,
): Promise<boolean> {
  const kept = await tx
    .insertInto('payment_notice')
    .values({ hotel_id: hotelId, provider, event_id: eventId, intent_id: intentId, received_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
}
