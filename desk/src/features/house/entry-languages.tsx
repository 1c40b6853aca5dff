import { isWithin } from '@stayfront/rules/house-draft/field-path';
import { LanguageMarks } from './fields/language-marks.tsx';
import type { HouseNow } from './house-store.ts';
import { textsOf } from './texts-of.ts';
import { useHouseNow } from './use-house-store.ts';

const documentOf = ({ document }: HouseNow) => document;

/** In which languages all texts of an entry are written. */
export function EntryLanguages({ path }: { path: string }) {
  const { languages } = textsOf(useHouseNow(documentOf));
  const missing = new Set(
    languages.filter((one) => one.missing.some((text) => isWithin(text, path))).map(({ language }) => language),
  );
  if (languages.length < 2) return null;
  return <LanguageMarks languages={languages.map(({ language }) => language)} has={(code) => !missing.has(code)} />;
}
