import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Tx } from '../platform/db/open-database.ts';

/** With which provider a hotel takes payments; null where it takes none online. */
export async function readProviderName(tx: Tx, hotelId: number): Promise<ProviderName | null> {
  const row = await tx
    .selectFrom('payment_settings')
    .select('provider')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return (row?.provider ?? null) as ProviderName | null;
}
