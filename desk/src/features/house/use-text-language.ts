import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { HouseNow } from './house-store.ts';
import { languagesOf, type Language } from './house-texts.ts';
import { useHouseNow } from './use-house-store.ts';

type TextLanguages = {
  readonly original: Language;
  readonly offered: readonly Language[];
  /** The one that is written beside the original; null where only that is. */
  readonly beside: Language | null;
  readonly show: (language: Language) => void;
};

const known = ({ document }: HouseNow): string => {
  const { original, offered } = languagesOf(document);
  return [original, ...offered].join(' ');
};

/** Which languages the house is written in, and which of them is looked at: it stands in the address. */
export function useTextLanguage(): TextLanguages {
  const [search, setSearch] = useSearchParams();
  const [original, ...offered] = useHouseNow(known).split(' ') as [Language, ...Language[]];
  const wanted = offered.find((one) => one === search.get('text') && one !== original) ?? null;
  const show = useCallback(
    (language: Language) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('text', language);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { original, offered, beside: wanted, show };
}
