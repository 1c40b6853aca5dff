import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { mailLocales, type MailLanguage } from './speak.ts';

/** An amount of minor units as a reader of the language writes it. */
export const writeAmount = (language: MailLanguage, minor: number, currency: CurrencyCode): string =>
  new Intl.NumberFormat(mailLocales[language], { style: 'currency', currency }).format(
    minor / 10 ** decimalsOf(currency),
  );
