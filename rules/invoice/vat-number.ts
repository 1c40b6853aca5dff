/** What follows the two letters of a country, one pattern for each way it is written there. */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{9}B[A-Z\d+*]{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
};

/** Switzerland writes CHE, nine digits and, in one of its languages, that it is the VAT. */
const swiss = /^CHE(\d{3})(\d{3})(\d{3})(MWST|TVA|IVA|VAT)?$/;

/** Greece is GR on maps and EL in numbers; the numbers of Monaco are France's, those of Man are Britain's. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', MC: 'FR', IM: 'GB' };

/**
 * A VAT number as it is kept, without blanks and dots; null where it cannot be one of its country. Only its form is
 * looked at: whether somebody has it is for a register to say. Numbers of countries that are not known here are taken
 * as they are. `country`: of whoever has it, whose letters people leave out at home.
 */
export function readVatNumber(written: string, country?: string): string | null {
  const plain = written.toUpperCase().replace(/[\s.\-/]/g, '');
  const swissParts = swiss.exec(plain);
  if (swissParts) {
    const [, first, second, third, word] = swissParts;
    return `CHE-${first}.${second}.${third}${word === undefined ? '' : ` ${word}`}`;
  }
  const head = plain.slice(0, 2);
  const known = patterns[head];
  if (known?.test(plain.slice(2))) return plain;
  const home = country === undefined ? undefined : (prefixes[country] ?? country);
  if (home !== undefined && patterns[home]?.test(plain)) return `${home}${plain}`;
  if (known || head === 'CH' || (home !== undefined && (home === 'CH' || patterns[home]))) return null;
  return /^[A-Z\d]{4,20}$/.test(plain) && /\d/.test(plain) ? plain : null;
}
