import type { StayDate } from '@stayfront/rules/stay/stay-date';

/**
 * Arrays as PostgreSQL writes them. The driver would put every single number in quotes and look for signs to escape in
 * it, which for two years of prices takes longer than storing them.
 */
export const list = (values: readonly (StayDate | number | boolean | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : String(value))).join(',')}}`;

/** Of many nights few texts are another: each is written once. */
export function texts(values: readonly string[]): string {
  const known = new Map<string, string>();
  const written = values.map((value) => {
    let one = known.get(value);
    if (one === undefined) known.set(value, (one = quoted(value)));
    return one;
  });
  return `{${written.join(',')}}`;
}

export const textsOrNull = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
