import type { HouseFault } from '@stayfront/contract/desk/house/shapes';
import { useLingui } from '@lingui/react/macro';

/** What is wrong with a field, in the language of the desk where it is one of the common things. */
export function useFaultWords(): (fault: HouseFault) => string {
  const { t } = useLingui();
  return ({ code, message }) => {
    switch (code) {
      case 'input.invalid_type':
        return t`This is missing`;
      default:
        return message;
    }
  };
}
