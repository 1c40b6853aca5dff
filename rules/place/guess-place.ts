import { isCurrency, type CurrencyCode } from '../currency/currencies.ts';
import { countries } from './countries.ts';

/** What a country says about a hotel in it. Where it says nothing, or several things, somebody has to be asked. */
export type GuessedPlace = {
  /** Null where the country's own is none that guests can pay in here. */
  readonly currency: CurrencyCode | null;
  /** Of those that guests are spoken to in; the most likely first. */
  readonly languages: readonly string[];
  /** One for each clock of the country; the most likely first. */
  readonly timeZones: readonly string[];
  readonly areaUnit: 'm2' | 'ft2';
};

/** Where floors are measured in feet. */
const inFeet: ReadonlySet<string> = new Set(['US', 'GB', 'GG', 'IM', 'JE', 'PR', 'VI', 'GU', 'AS', 'MP']);

export function guessPlace(countryCode: string): GuessedPlace | null {
  const country = countries.get(countryCode);
  if (!country) return null;
  const { currency, languages, timeZones } = country;
  return {
    currency: currency !== null && isCurrency(currency) ? currency : null,
    languages,
    timeZones,
    areaUnit: inFeet.has(countryCode) ? 'ft2' : 'm2',
  };
}

/** The country that a clock is of, by which a browser's own zone says where somebody may be; null for most names of old. */
export const countryOfZone = (timeZone: string): string | null =>
  [...countries.values()].find(({ timeZones }) => timeZones.includes(timeZone))?.code ?? null;
