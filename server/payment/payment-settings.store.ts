import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import { PaymentSettings } from './port/payment-settings.ts';
import type { ProviderName } from './port/payment-provider.ts';
import type { SecretBox } from '../platform/secret/secret-box.ts';

const boundTo = (hotelId: number): string => `payment settings of hotel ${hotelId}`;

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

export type SealedSettings = {
  readonly provider: ProviderName;
  readonly sealed: Buffer;
  readonly changedAt: Instant;
  open(): PaymentSettings | null;
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

export async function deletePaymentSettings(tx: Tx, hotelId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('payment_settings').where('hotel_id', '=', hotelId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether a hotel takes payments online. */
export async function hasPaymentSettings(tx: Tx, hotelId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_settings')
    .select('hotel_id')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return row !== undefined;
}
