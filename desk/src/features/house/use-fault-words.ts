import { useLingui } from '@lingui/react/macro';
import type { HouseFault } from '@stayfront/contract/desk/house/shapes';
import { faultWords } from './words/fault-words.ts';

/** What is wrong with a field, in the language of the desk. */
export function useFaultWords(): (fault: HouseFault) => string {
  const { i18n } = useLingui();
  return ({ message }) => {
    const words = faultWords(message);
    return words ? i18n._(words) : message;
  };
}
