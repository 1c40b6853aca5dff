import { adapters } from './adapters.ts';
import type { ProviderSystems } from './port/provider-adapter.ts';

type System = keyof ProviderSystems;

/** Which of a provider's systems an address leads to; null where only the hotel can know, as of a host of its own. */
export function providerSystem(baseUrl: string): System | null {
  const { hostname } = new URL(baseUrl);
  const isOf = (system: System): boolean =>
    Object.values(adapters).some(({ systems }) => systems[system].test(hostname));
  return (['test', 'production'] as const).find(isOf) ?? null;
}
