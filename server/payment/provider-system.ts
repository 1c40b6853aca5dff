import { adapters } from './adapters.ts';
import type { PaymentSettings, ProviderSystem } from './port/provider-adapter.ts';

/** For which of a provider's systems credentials are; null where only the hotel can know, as of a host of its own. */
export const providerSystem = (settings: PaymentSettings): ProviderSystem | null =>
  adapters[settings.provider].systemOf(settings);
