import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db, Tx } from '../platform/db/open-database.ts';
import { countUnsettled } from './payment-intent.store.ts';
import { deletePaymentSettings } from './payment-settings.store.ts';
import { readPaymentSettings } from './read-payment-settings.ts';
import { savePaymentSettings } from './save-payment-settings.ts';
import type { PaymentSettings } from './port/provider-adapter.ts';
import type { SecretBox } from '../platform/secret/secret-box.ts';

type Deps = { readonly db: Db; readonly box: SecretBox };

/** Left as it was, since so many payments are on their way at a provider that nobody could be asked about any more. */
export type StillNeeded = { readonly stillNeeded: number; readonly provider: ProviderName };

/** Puts a hotel's payment settings, or takes them away (null). Another key for the same provider is always welcome. */
export function changePaymentSettings(
  { db, box }: Deps,
  hotelId: number,
  settings: PaymentSettings | null,
  now: Instant,
  /** What else is written where it is done, in the same transaction. */
  also: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<'changed' | 'none' | StillNeeded> {
  return inHotel(db, hotelId, async (tx) => {
    const known = await readPaymentSettings(tx, box, hotelId);
    if (known && known.provider !== settings?.provider) {
      const stillNeeded = await countUnsettled(tx, hotelId, known.provider);
      if (stillNeeded > 0) return { stillNeeded, provider: known.provider };
    }
    if (settings === null && !(await deletePaymentSettings(tx, hotelId))) return 'none';
    if (settings !== null) await savePaymentSettings(tx, box, hotelId, settings, now);
    await also(tx);
    return 'changed';
  });
}
