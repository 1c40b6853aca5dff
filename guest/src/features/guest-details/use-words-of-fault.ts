import { useLingui } from '@lingui/react/macro';
import { limits, type DetailFault, type DetailField } from './check-details.ts';
import { useFaultWords } from './use-fault-words.ts';

/** What is wrong with a field, in words, with the number that this field takes where it is too long. */
export function useWordsOfFault(): (fault: DetailFault, field: DetailField) => string {
  const { t } = useLingui();
  const words = useFaultWords();
  return (fault, field) => {
    const most = limits[field] ?? 0;
    return fault === 'too-long' ? t`Please use at most ${most} characters` : words[fault];
  };
}
