import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';

/** Why it was refused, and what to do about it. */
export function useRefusalWords(): (error: Error) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof RefusedCall)) return t`No answer. What you have chosen is still here.`;
    const { code, errors = [] } = error.problem;
    switch (code) {
      case 'reservation.version':
      case 'price.changed':
      case 'quote.expired':
        return t`Somebody has changed this reservation or a price meanwhile. Look at the sums once more.`;
      case 'sold_out':
        return t`The last such room was sold a moment ago. Nothing has changed.`;
      case 'rate.changed':
      case 'rate.unknown':
        return t`There is no price for this room and rate on these nights.`;
      case 'guests.bounds':
        return t`The room is too small for so many guests.`;
      case 'operator.role':
        return t`Giving it for less is up to a manager.`;
      case 'stay.restricted':
        return t`A rule of the house has come in between. Say why it is changed all the same.`;
      case 'cancellation.fee_above':
        return t`The policy takes less. Take that or less.`;
      case 'payment.unavailable':
      case 'payment.processed':
        return t`No link can be paid here. Choose another way.`;
      case 'reservation.expired':
        return t`These guests have left: nothing of their stay can be changed any more.`;
      case 'reservation.was_cancelled':
      case 'room_stay.unknown':
        return t`This room was cancelled.`;
      default:
        return errors[0]?.message ?? error.problem.title;
    }
  };
}
