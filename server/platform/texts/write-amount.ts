import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Language } from '@stayfront/contract/property/texts';
import { keepSigns } from '@stayfront/rules/language/keep-signs';
import { localeOf } from '@stayfront/rules/language/locale-of';

/** An amount of minor units as a reader of the language writes it. */
export const writeAmount = (language: Language, minor: number, currency: CurrencyCode): string =>
  keepSigns(
    language,
    new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(
      minor / 10 ** decimalsOf(currency),
    ),
  );
