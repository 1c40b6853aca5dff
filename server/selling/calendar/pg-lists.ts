import type { StayDate } from '@stayfront/rules/stay/stay-date';

/**
 * Arrays as PostgreSQL writes them. The driver would put every single number in quotes and look for signs to escape in
 * it, which for two years of prices takes longer than storing them.
 */
export const list = (values: readonly (StayDate | number | boolean | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : String(value))).join(',')}}`;

export const texts = (values: readonly string[]): string => `{${values.map(quoted).join(',')}}`;

export const textsOrNull = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
