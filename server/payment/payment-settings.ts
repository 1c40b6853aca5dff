import type { ProviderName } from '@stayfront/rules/payment/providers';
import { z } from 'zod';
import { adapters } from './adapters.ts';
import type { PaymentSettings as Settings } from './port/provider-adapter.ts';

const [first, ...others] = Object.values(adapters).map(({ settings }) => settings);
if (!first) throw new Error('There is no payment provider');

/** How a hotel reaches its payment provider, each by its own fields. */
export const PaymentSettings = z.discriminatedUnion('provider', [first, ...others]) as unknown as z.ZodType<Settings>;

/** The names of what a provider asks for, without any of it. */
export const settingNames = (provider: ProviderName): string[] =>
  Object.keys(adapters[provider].settings.shape).filter((name) => name !== 'provider');
