import type { TextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { HouseNow } from './house-store.ts';
import { textsOf } from './texts-of.ts';
import { useHouseNow } from './use-house-store.ts';

type TextLanguages = {
  readonly original: TextLanguage;
  readonly offered: readonly TextLanguage[];
  /** The one that is written beside the original; null where only that is. */
  readonly beside: TextLanguage | null;
  readonly show: (language: TextLanguage) => void;
};

const known = ({ document }: HouseNow): string => {
  const { original, languages } = textsOf(document);
  return [original, ...languages.map(({ language }) => language)].join(' ');
};

/** Which languages the house is written in, and which of them is looked at: it stands in the address. */
export function useTextLanguage(): TextLanguages {
  const [search, setSearch] = useSearchParams();
  const [original, ...offered] = useHouseNow(known).split(' ') as [TextLanguage, ...TextLanguage[]];
  const wanted = offered.find((one) => one === search.get('text') && one !== original) ?? null;
  const show = useCallback(
    (language: TextLanguage) =>
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
