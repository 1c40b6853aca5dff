import { useLingui } from '@lingui/react/macro';
import type { ListedReservation } from '@stayfront/contract/desk/listing';

/** How a booking is paid for, in a word that stands below its sum. */
export function useMoneyWord(): (booking: ListedReservation) => string {
  const { t } = useLingui();
  return ({ state, money }) => {
    if (state === 'held') return t`held`;
    switch (money.kind) {
      case 'paid':
        return t`paid`;
      case 'card-held':
        return t`card held`;
      case 'open':
        return t({ message: 'open', context: 'money that is still to be paid' });
      case 'too-much':
        return t`paid too much`;
      case 'nothing':
        return '';
    }
  };
}
