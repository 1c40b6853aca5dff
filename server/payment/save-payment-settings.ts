import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import type { PaymentSettings } from './port/provider-adapter.ts';
import type { SecretBox } from '../platform/secret/secret-box.ts';
import { boundTo } from './payment-settings.store.ts';

export async function savePaymentSettings(
  tx: Tx,
  box: SecretBox,
  hotelId: number,
  settings: PaymentSettings,
  now: Instant,
): Promise<void> {
  const sealed = box.seal(JSON.stringify(settings), boundTo(hotelId));
  const row = { provider: settings.provider, sealed, updated_at: new Date(now) };
  await tx
    .insertInto('payment_settings')
    .values({ hotel_id: hotelId, ...row })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(row))
    .execute();
}
