import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Message } from '@stayfront/contract/desk/messages';
import { happeningGroup } from '@stayfront/rules/booking/happening-group';

/** A message as a sentence: what it is about, and whom. */
export function describeMessage(i18n: I18n, { what, guestName, reservationId }: Message): string {
  const guest = guestName ?? reservationId;
  switch (what) {
    case 'book':
    case 'pay':
    case 'booking':
      return i18n._(msg`Booking: ${guest}`);
    case 'held':
      return i18n._(msg`Rooms held: ${guest}`);
    case 'cancel':
    case 'cancel-room':
    case 'cancellation':
      return i18n._(msg`Cancellation: ${guest}`);
    case 'no-show':
    case 'no-show-room':
      return i18n._(msg`Did not come: ${guest}`);
    case 'discarded':
      return i18n._(msg`Given up: ${guest}`);
    case 'erased':
      return i18n._(msg`Guest forgotten: ${guest}`);
  }
  const group = happeningGroup(what);
  if (group === 'money') return i18n._(msg`Money: ${guest}`);
  if (group === 'letter') return i18n._(msg`Letter: ${guest}`);
  if (group === 'house') return i18n._(msg`At the desk: ${guest}`);
  return i18n._(msg`Change: ${guest}`);
}

/** What became of a message, in a word. */
export function describeState(i18n: I18n, { state, attempts }: Pick<Message, 'attempts' | 'state'>): string {
  switch (state) {
    case 'taken':
      return i18n._(msg`taken`);
    case 'waiting':
      return attempts === 0 ? i18n._(msg`on its way`) : i18n._(msg`waits`);
    case 'failed':
      return i18n._(msg`given up`);
    case 'withheld':
      return i18n._(msg`not told: no consent`);
    case 'void':
      return i18n._(msg`nothing to tell`);
  }
}
