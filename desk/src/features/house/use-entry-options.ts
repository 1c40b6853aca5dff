import { readEntries } from './entries.ts';
import type { ManyOption } from './fields/house-many.tsx';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';
import { usePolicyWords } from './use-policy-words.ts';
import { useEntryName } from './use-words.ts';

const documentOf = ({ document }: HouseNow) => document;

/** The entries of a list of the house, to choose from; policies have no names and are called by what they say. */
export function useEntryOptions(list: string): ManyOption[] {
  const document = useHouseNow(documentOf);
  const entryName = useEntryName();
  const policyWords = usePolicyWords();
  return readEntries(document, list).map(({ id, entry }) => ({
    value: id,
    label: list === 'cancellationPolicies' ? policyWords(entry) : entryName(document, list, id),
  }));
}
