import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../db/open-database.ts';
import { PaymentSettings } from './payment-settings.ts';
import type { SecretBox } from './secret-box.ts';

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

export type SealedSettings = { readonly sealed: Buffer; open(): PaymentSettings };

/** Null where the hotel has none. Settings that were sealed with another SECRET are a mistake of whoever runs the server. */
export async function readPaymentSettings(tx: Tx, box: SecretBox, hotelId: number): Promise<SealedSettings | null> {
  const row = await tx
    .selectFrom('payment_settings')
    .select('sealed')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    sealed: row.sealed,
    open() {
      const text = box.open(row.sealed, boundTo(hotelId));
      if (text === null)
        throw new Error(`The payment settings of hotel ${hotelId} were sealed with another SECRET: enter them again`);
      return PaymentSettings.parse(JSON.parse(text));
    },
  };
}
