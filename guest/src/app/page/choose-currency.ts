import type { HotelConfig } from '@stayfront/contract/hotel';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { isBoundToOwnCurrency } from '@stayfront/rules/payment/providers';

type Wishes = {
  readonly query: string | null;
  readonly stored: string | undefined;
  readonly config: Pick<HotelConfig, 'currency' | 'currencies' | 'paymentSolutionsProvider'> | undefined;
};

const fallback: CurrencyCode = 'EUR';

/**
 * The guest's own wish first (link, then stored), then the hotel's. A link that asks for a currency we do not have gets
 * euros. A hotel whose provider can only charge its own currency shows no other.
 */
export function chooseCurrency({ query, stored, config }: Wishes): CurrencyCode {
  if (!config) return fallback;
  if (isBoundToHotelCurrency(config)) return config.currency;
  const offered = (code: string | null | undefined): CurrencyCode | undefined =>
    config.currencies.find((candidate) => candidate === code);
  if (query !== null) return offered(query.trim().toUpperCase()) ?? offered(fallback) ?? config.currency;
  return offered(stored) ?? config.currency;
}

export const isBoundToHotelCurrency = (config: Pick<HotelConfig, 'paymentSolutionsProvider'>): boolean =>
  isBoundToOwnCurrency(config.paymentSolutionsProvider);
