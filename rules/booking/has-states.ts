/** Countries whose postal addresses name a state, province or prefecture. */
const countries = new Set(
  'AE AR AU BR CA CL CN CO EG ES HK ID IN IT JP KR MX MY NG PE PH RU TH TR TW UA US UY VE VN'.split(' '),
);

/** Whether an address in this country has a state; unknown, it may. */
export const hasStates = (country: string): boolean => country === '' || countries.has(country);
