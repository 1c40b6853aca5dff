import { useLingui } from '@lingui/react/macro';
import type { Problem } from '@stayfront/contract/problem';
import { useGuestFaultWords } from '../../features/reservation/use-guest-fault-words.ts';
import type { Faults } from './use-faults.ts';

/** What the server refused, at the field that it is about. */
export function useRefusalWords(): (problem: Problem) => Faults {
  const { t } = useLingui();
  const guestFault = useGuestFaultWords();
  const wordsOf = (field: string, message: string): string => {
    switch (field) {
      case 'heldUntil':
        return t`Choose a time to come, two weeks ahead at most.`;
      case 'reason':
        return t`Say why it is sold over a rule or at another price.`;
      default:
        return field.startsWith('guest.') ? guestFault(field.slice('guest.'.length), message) : message;
    }
  };
  return ({ code, title, errors = [] }) => {
    const wantsAgain = t`The offers were asked for again. Look at them and book once more.`;
    switch (code) {
      case 'input.invalid':
        return errors.length > 0
          ? Object.fromEntries(errors.map(({ field, message }) => [fieldOf(field), wordsOf(fieldOf(field), message)]))
          : { rooms: title };
      case 'operator.role':
        return { reason: t`Less than the usual price is a manager’s to give.` };
      case 'stay.restricted':
        return { reason: t`A rule of the house stands against this stay. Say why it is sold all the same.` };
      case 'sold_out':
        return { rooms: t`The last room of this kind has just been sold. Choose another offer.` };
      case 'payment.unavailable':
        return { way: t`The hotel cannot take a card for this rate. Choose another way.` };
      case 'guarantee.not_kept':
        return { way: t`Your payment provider keeps no card without charging it. Choose another way.` };
      case 'service.quantity':
        return { rooms: t`So many of a service cannot be had.` };
      case 'quote.expired':
      case 'quote.invalid':
      case 'price.changed':
      case 'rate.changed':
        return { rooms: wantsAgain };
      case 'too_many_requests':
      case 'server.busy':
        return { rooms: t`The server is busy. Nothing was booked; try again in a moment.` };
      default:
        return { rooms: title };
    }
  };
}

/** Without what stands around the body, and one place for all that can be wrong with a night. */
const fieldOf = (field: string): string =>
  field.replace(/^body\./, '').replace(/^(roomStays\.\d+\.nightPrices).*$/, '$1');
