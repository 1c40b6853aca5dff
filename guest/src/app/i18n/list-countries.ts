import { countryCodes } from '@stayfront/contract/country-codes';
import { nameCountries } from '@stayfront/ui/formats/name-countries.ts';

export const listCountries = (language: string): { value: string; label: string }[] =>
  nameCountries(language, countryCodes);
