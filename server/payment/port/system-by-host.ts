import type { PaymentSettings, ProviderSystem } from './provider-adapter.ts';

type Hosts = Readonly<Record<ProviderSystem, RegExp>>;

/** Tells a provider's systems apart by the hosts that its own documents name. */
export const systemByHost =
  (hosts: Hosts) =>
  ({ baseUrl }: PaymentSettings): ProviderSystem | null => {
    const { hostname } = new URL(baseUrl);
    return (['test', 'production'] as const).find((system) => hosts[system].test(hostname)) ?? null;
  };
