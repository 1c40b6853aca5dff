import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { languageName } from '../reservation/language-name.ts';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';
import { useEntryName } from './use-words.ts';
import { findWords } from './words/find-words.ts';

const documentOf = ({ document }: HouseNow) => document;
const publishedOf = ({ house }: HouseNow) => house.document;

/** Where a field is, in words: “Double room: Description, Deutsch”. */
export function useSayPlace(): (path: string) => string {
  const { i18n } = useLingui();
  const document = useHouseNow(documentOf);
  const published = useHouseNow(publishedOf);
  const nameOf = useEntryName();
  return useCallback(
    (path) => {
      const { words, language, entry } = findWords(path);
      const isWhole = entry !== null && path.split('/').length === 2;
      const field = words && !isWhole ? [i18n._(words.name)] : [];
      const texts = language ? [languageName(language)] : [];
      const rest = [...field, ...texts].join(', ') || (isWhole ? '' : path);
      if (!entry || entry.id === ':order') return rest;
      const drafted = nameOf(document, entry.list, entry.id);
      const name = drafted === entry.id ? nameOf(published, entry.list, entry.id) : drafted;
      return rest === '' ? name : `${name}: ${rest}`;
    },
    [i18n, document, published, nameOf],
  );
}
