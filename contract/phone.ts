import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether a phone number is one that can be called: with its country code, or as it is dialled in a country it may be
 * from (the guest's, the hotel's). A file of its own: the numbers of all countries are heavy, and only the contact form
 * and the server ask.
 */
export const isPhone = (text: string, countries: readonly string[]): boolean =>
  [undefined, ...countries.filter((country) => isSupportedCountry(country))].some((country) =>
    parsePhoneNumberFromString(text, country)?.isValid(),
  );

/** The digits of a number with its country's code, as far as it can be told; null where it cannot. */
export const phoneOf = (text: string, countries: readonly string[]): string | null => {
  for (const country of [undefined, ...countries.filter((code) => isSupportedCountry(code))]) {
    const read = parsePhoneNumberFromString(text, country);
    if (read?.isValid()) return read.number.slice(1);
  }
  return null;
};
