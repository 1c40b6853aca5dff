import { countryCodes } from '@stayfront/contract/country-codes';

/** All countries by their names in a language, in the order of its alphabet. */
export function listCountries(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return Array.from(countryCodes, (value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    compare(a.label, b.label),
  );
}
