import { useLingui } from '@lingui/react/macro';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';
import { useEntryName } from './use-words.ts';
import { findWords } from './words/find-words.ts';

const documentOf = ({ document }: HouseNow) => document;

/** Where something stands, in words: “Rate Flexible: Cancelling”. */
export function useSayPlace(): (address: string) => string {
  const { t, i18n } = useLingui();
  const document = useHouseNow(documentOf);
  const entryName = useEntryName();
  return (address) => {
    const { words, entry } = findWords(address);
    const field = words ? i18n._(words.name) : address;
    if (!entry) return field;
    const kind = findWords(`${entry.list}/*`).words;
    const name = entryName(document, entry.list, entry.id);
    return kind ? t`${i18n._(kind.name)} ${name}: ${field}` : t`${name}: ${field}`;
  };
}
