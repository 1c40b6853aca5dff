import { localeOf } from './locale-of.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A percentage as readers of a language write it: 3.8%, 3,8 %. */
export function percentIn(language: Parameters<typeof localeOf>[0], percentage: number): string {
  const known = formats.get(language);
  const format = known ?? new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  if (!known) formats.set(language, format);
  return format.format(percentage / 100);
}
