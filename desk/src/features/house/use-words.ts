import { useLingui } from '@lingui/react/macro';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { isTextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { useCallback } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { languageName } from '../reservation/language-name.ts';
import type { HouseNow } from './house-store.ts';
import { textsOf } from './texts-of.ts';
import { useHouseCurrency } from './use-house-currency.ts';
import { useHouseNow } from './use-house-store.ts';
import { useHouseWords } from './use-house-words.ts';
import { findWords } from './words/find-words.ts';

export type SayValue = (value: unknown) => string;

/** What a field is called. */
export function useFieldName(path: string): string {
  const { i18n } = useLingui();
  const { words } = findWords(path);
  return words ? i18n._(words.name) : (path.split('/').at(-1) ?? path);
}

/** A text of the house in the language of the desk, or else in the hotel's. */
export function useTextOf(): (texts: unknown) => string {
  const { language } = useDesk();
  const original = useHouseNow(useCallback(({ document }: HouseNow) => textsOf(document).original, []));
  return useCallback(
    (texts) => {
      if (!isFields(texts)) return typeof texts === 'string' ? texts : '';
      const all = [fieldOf(texts, language), fieldOf(texts, original), ...Object.values(texts)];
      const found = all.find((text) => typeof text === 'string' && text.trim() !== '');
      return typeof found === 'string' ? found : '';
    },
    [language, original],
  );
}

/** What an entry of a list is called: by its name, or else by its id. */
export function useEntryName(): (document: Fields, list: string, id: string) => string {
  const textOf = useTextOf();
  return useCallback(
    (document, list, id) => {
      const entry = readField(document, joinPath([list, id]));
      if (!isFields(entry)) return id;
      return textOf(fieldOf(entry, list === 'pictures' ? 'alt' : 'name')) || id;
    },
    [textOf],
  );
}

const documentOf = ({ document }: HouseNow) => document;

/** How values of fields are written, each as its form has it, short enough for a line. */
export function useSay(): (path: string) => SayValue {
  const { t, i18n } = useLingui();
  const { language } = useDesk();
  const currency = useHouseCurrency();
  const document = useHouseNow(documentOf);
  const entryName = useEntryName();
  const textOf = useTextOf();
  const names = useHouseWords();
  return (path) => {
    const { words, isExact } = findWords(path);
    const as = isExact ? words?.as : undefined;
    const one = (value: unknown): string => {
      if (value === undefined || value === null || value === '') return t`nothing`;
      if (typeof value === 'boolean') return value ? t`yes` : t`no`;
      const own = isExact && typeof value === 'string' ? words?.names?.[value] : undefined;
      if (own !== undefined) return own;
      const choice = isExact && typeof value === 'string' ? words?.choices?.[value] : undefined;
      if (choice) return i18n._(choice);
      if (typeof value === 'number') {
        if (as === 'amount') return formatMoney(language, value, currency, 'bill');
        if (as === 'percent') return `${value / 100} %`.replace('-', '−');
        if (as === 'weekdays') return formatWeekday(language, value);
        if (as === 'amenities') return names.amenities.find(({ code }) => code === value)?.name ?? String(value);
        return String(value);
      }
      if (typeof value === 'string') {
        if (as === 'facilities') return names.facilities.find(({ facility }) => facility === value)?.name ?? value;
        if (as?.startsWith('ids:')) return entryName(document, as.slice(4), value);
        return isTextLanguage(value) && /language/.test(path) ? languageName(value) : value;
      }
      return isFields(value) ? textOf(fieldOf(value, 'name')) || textOf(value) || t`other details` : t`other details`;
    };
    return (value) => {
      if (!Array.isArray(value)) return shortened(one(value));
      return value.length === 0 ? t`nothing` : shortened(value.map(one).join(', '));
    };
  };
}

const most = 240;
const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)} …` : text);
