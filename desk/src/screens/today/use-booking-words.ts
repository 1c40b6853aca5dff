import { useLingui } from '@lingui/react/macro';
import type { ListedReservation } from '@stayfront/contract/desk/listing';
import { partnerNames } from './partner-names.ts';

/** Where a booking came from and how it is paid for, in a word each. */
export function useBookingWords() {
  const { t } = useLingui();
  return {
    source: (source: ListedReservation['source']): string => {
      if (source === 'own-page') return t`Own page`;
      if (source === 'desk') return t`Front desk`;
      return partnerNames[source] ?? t`Partner`;
    },
    money: ({ state, money }: ListedReservation): string => {
      if (state === 'held') return t`held`;
      switch (money.kind) {
        case 'paid':
          return t`paid`;
        case 'card-held':
          return t`card held`;
        case 'open':
          return t`open`;
        case 'too-much':
          return t`paid too much`;
        case 'nothing':
          return '';
      }
    },
  };
}
