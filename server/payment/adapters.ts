import { folderOf, providerNames, type ProviderName } from '@stayfront/rules/payment/providers';
import type { ProviderAdapter } from './port/provider-adapter.ts';

const load = async (name: ProviderName): Promise<[ProviderName, ProviderAdapter]> => {
  const { adapter } = (await import(`./providers/${folderOf(name)}/adapter.ts`)) as { adapter: ProviderAdapter };
  return [name, adapter];
};

/** Every provider of the registry, out of its folder. */
export const adapters = Object.fromEntries(await Promise.all(providerNames.map(load))) as Readonly<
  Record<ProviderName, ProviderAdapter>
>;
