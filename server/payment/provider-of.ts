import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db } from '../platform/db/open-database.ts';
import { adapters } from './adapters.ts';
import { readPaymentSettings } from './read-payment-settings.ts';
import type { PaymentProvider } from './port/payment-provider.ts';
import type { SecretBox } from '../platform/secret/secret-box.ts';

/** A hotel's provider, ready to be asked; null where the hotel has none. */
export type ProviderOf = (hotelId: number) => Promise<PaymentProvider | null>;

// Longer than a bank takes, shorter than a guest waits.
const TIMEOUT_MS = 20_000;

/** Opens each hotel's settings once, and again when they have changed: an adapter keeps its token in between. */
export function openProviders(db: Db, box: SecretBox, timeoutMs = TIMEOUT_MS): ProviderOf {
  const opened = new Map<number, { readonly sealed: Buffer; readonly provider: PaymentProvider }>();
  return async (hotelId) => {
    const found = await inHotel(db, hotelId, (tx) => readPaymentSettings(tx, box, hotelId));
    if (!found) return null;
    const known = opened.get(hotelId);
    if (known?.sealed.equals(found.sealed)) return known.provider;
    const settings = found.open();
    if (!settings)
      throw new Error(`The payment settings of hotel ${hotelId} were sealed with another SECRET: enter them again`);
    const provider = adapters[settings.provider].open(settings, timeoutMs);
    opened.set(hotelId, { sealed: found.sealed, provider });
    return provider;
  };
}
