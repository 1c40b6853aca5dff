/**
 * What most hotels of a country have inside their prices as tax on value added, in hundredths of a per cent, as of 2026: a
 * first guess that a hotelier looks over. Countries that are not here have another kind of tax, several, or none.
 */
const percents: Readonly<Record<string, number>> = {
  AT: 10,
  BE: 12,
  BG: 9,
  CH: 3.8,
  CY: 9,
  CZ: 12,
  DE: 7,
  DK: 25,
  EE: 13,
  ES: 10,
  FI: 13.5,
  FR: 10,
  GB: 20,
  GR: 13,
  HR: 13,
  HU: 5,
  IE: 13.5,
  IS: 11,
  IT: 10,
  LI: 3.8,
  LT: 12,
  LU: 3,
  LV: 12,
  MC: 10,
  MT: 7,
  NL: 21,
  NO: 12,
  PL: 8,
  PT: 6,
  RO: 11,
  SE: 12,
  SI: 9.5,
  SK: 5,
};

/** Null where nothing is known. */
export const lodgingVat = (countryCode: string): number | null => {
  const percent = percents[countryCode];
  return percent === undefined ? null : Math.round(percent * 100);
};
