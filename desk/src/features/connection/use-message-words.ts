import { useLingui } from '@lingui/react/macro';
import type { Message } from '@stayfront/contract/desk/messages';
import { happeningGroup } from '@stayfront/rules/booking/happening-group';

/** A message as a sentence: what it is about, and whom. */
export function useMessageWords(): (message: Message) => string {
  const { t } = useLingui();
  return ({ what, guestName, reservationId }) => {
    const guest = guestName ?? reservationId;
    switch (what) {
      case 'book':
      case 'pay':
      case 'booking':
        return t`Booking: ${guest}`;
      case 'held':
        return t`Rooms held: ${guest}`;
      case 'cancel':
      case 'cancel-room':
      case 'cancellation':
        return t`Cancellation: ${guest}`;
      case 'no-show':
      case 'no-show-room':
        return t`Did not come: ${guest}`;
      case 'discarded':
        return t`Given up: ${guest}`;
      case 'erased':
        return t`Guest forgotten: ${guest}`;
    }
    const group = happeningGroup(what);
    if (group === 'money') return t`Money: ${guest}`;
    if (group === 'letter') return t`Letter: ${guest}`;
    if (group === 'house') return t`At the desk: ${guest}`;
    return t`Change: ${guest}`;
  };
}
