import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Tx } from '../platform/db/open-database.ts';
import { PaymentSettings } from './payment-settings.ts';
import type { PaymentSettings as Settings } from './port/provider-adapter.ts';
import type { SecretBox } from '../platform/secret/secret-box.ts';
import { boundTo } from './payment-settings.store.ts';

export type SealedSettings = {
  readonly provider: ProviderName;
  readonly sealed: Buffer;
  readonly changedAt: Instant;
  open(): Settings | null;
};

/** Null where the hotel has none; opened to null where they were sealed with another SECRET. */
export async function readPaymentSettings(tx: Tx, box: SecretBox, hotelId: number): Promise<SealedSettings | null> {
  const row = await tx
    .selectFrom('payment_settings')
    .select(['provider', 'sealed', 'updated_at'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    provider: row.provider as ProviderName,
    sealed: row.sealed,
    changedAt: row.updated_at.getTime(),
    open() {
      const text = box.open(row.sealed, boundTo(hotelId));
      return text === null ? null : PaymentSettings.parse(JSON.parse(text));
    },
  };
}
