import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { localeOf } from '@stayfront/rules/language/locale-of';

/** Swiss Franc */
export const currencyName = (language: string, code: CurrencyCode): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'currency' }).of(code) ?? code;
