import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { z } from 'zod';
import type { PaymentProvider, ProviderRefs } from './payment-provider.ts';

/** How a hotel reaches its payment provider, as far as all providers have it in common. */
export type PaymentSettings = {
  readonly provider: ProviderName;
  readonly baseUrl: string;
  readonly isTest?: boolean | undefined;
};

/** Whether money moves. */
export type ProviderSystem = 'test' | 'production';

/** What a provider's folder holds for the server: `adapter.ts` exports one. */
export type ProviderAdapter<Settings extends PaymentSettings = PaymentSettings> = {
  /** What a hotel enters to reach the provider. Kept sealed, never sent back, never logged. */
  readonly settings: z.ZodObject & z.ZodType<Settings>;
  /** For which of the provider's systems credentials are; null where only the hotel can know. */
  systemOf(settings: Settings): ProviderSystem | null;
  /** What the provider calls a payment where people look for it; null while it has not said. */
  numberOf(refs: ProviderRefs): string | null;
  /** Names of failures in the guest's browser that nobody can do anything about. */
  readonly harmlessFailures: readonly string[];
  open(settings: Settings, timeoutMs: number): PaymentProvider;
};

/** The settings of one provider are settings of any; only its own adapter is ever opened with them. */
export const providerAdapter = <Settings extends PaymentSettings>(
  adapter: ProviderAdapter<Settings>,
): ProviderAdapter => adapter;
