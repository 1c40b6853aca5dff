/** The currencies a guest can choose: the four most asked for first, the others by the alphabet after a divider. */
export const preferredCurrencies = ['EUR', 'USD', 'GBP', 'CHF'] as const;

export const otherCurrencies = [
  'AED',
  'ARS',
  'AUD',
  'BHD',
  'BRL',
  'CAD',
  'CLP',
  'CNY',
  'COP',
  'CZK',
  'DKK',
  'HUF',
  'ILS',
  'INR',
  'JOD',
  'JPY',
  'KRW',
  'KWD',
  'MXN',
  'NOK',
  'OMR',
  'PLN',
  'QAR',
  'RON',
  'RUB',
  'SAR',
  'SEK',
  'THB',
  'ZAR',
] as const;

export const currencies = [...preferredCurrencies, ...otherCurrencies] as const;

export type CurrencyCode = (typeof currencies)[number];

export const isCurrency = (code: string): code is CurrencyCode => (currencies as readonly string[]).includes(code);

// ISO 4217. Two decimals unless named here.
const decimals: Partial<Record<CurrencyCode, 0 | 3>> = { CLP: 0, JPY: 0, KRW: 0, BHD: 3, JOD: 3, KWD: 3, OMR: 3 };

/** How many decimals the currency is written with: 0 for yen, 3 for dinars, else 2. */
export const decimalsOf = (code: CurrencyCode): number => decimals[code] ?? 2;
