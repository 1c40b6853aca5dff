import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Change } from '@stayfront/contract/desk/changes';
import { roleWord } from '../people/role-words.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What somebody did, as a sentence; in it no name of a code, also of what a newer server may write down. */
export function describeChange(i18n: I18n, change: Change): string {
  return i18n._(change.reservationId === null ? ofHotel(i18n, change) : ofReservation(change));
}

/** Whether a system is reached otherwise than before: what somebody looks for who wonders where bookings went. */
function hasOtherWay(detail: Change['detail']): boolean {
  const changed = detail['changed'];
  const isReached = typeof changed === 'object' && changed !== null && ('host' in changed || 'calledAs' in changed);
  return isReached || detail['hasNewSecret'] === true;
}

function ofHotel(i18n: I18n, { what, kind, detail }: Change): MessageDescriptor {
  const email = textOf(detail['email']);
  const name = textOf(detail['name']);
  const title = textOf(detail['title']);
  const device = textOf(detail['device']);
  const to = textOf(detail['host']) || textOf(detail['partner']) || textOf(detail['webhookId']);
  const system = textOf(detail['title']);
  const version = typeof detail['version'] === 'number' ? detail['version'] : 0;
  const putBack = typeof detail['putBack'] === 'number' ? detail['putBack'] : 0;
  const nights = typeof detail['nights'] === 'number' ? detail['nights'] : 0;
  const wanted = roleWord(detail['role']);
  const role = wanted ? i18n._(wanted) : '';
  switch (what) {
    case 'operator.invited':
      return msg`Invited ${email} as ${role}`;
    case 'operator.invited_again':
      return msg`Sent ${email} another invitation`;
    case 'operator.role_changed':
      return msg`Gave ${email} another role`;
    case 'operator.removed':
      return msg`Removed ${email}`;
    case 'operator.signed_in':
      return detail['by'] === 'passkey' ? msg`Signed in with a passkey` : msg`Signed in`;
    case 'operator.signed_out':
      return msg`Signed out`;
    case 'operator.session_ended':
      return device === '' ? msg`Signed out on another device` : msg`Signed out on another device: ${device}`;
    case 'operator.sessions_ended':
      return msg`Signed out everywhere else`;
    case 'operator.passkey_added':
      return msg`Added the passkey “${name}”`;
    case 'operator.passkey_removed':
      return msg`Removed the passkey “${name}”`;
    case 'front-desk-limit':
      return msg`Changed what the front desk may give`;
    case 'waiting-list':
      return detail['after'] === true ? msg`Switched the waiting list on` : msg`Switched the waiting list off`;
    case 'calendar.saved':
      return msg`${plural(nights, { one: 'Changed # night of the calendar', other: 'Changed # nights of the calendar' })}`;
    case 'calendar.imported':
      return msg`${plural(nights, { one: 'Read # night of the calendar from a file', other: 'Read # nights of the calendar from a file' })}`;
    case 'calendar.undone':
      return msg`Took back a change of the calendar`;
    case 'customization.saved':
      return msg`Saved the look`;
    case 'customization.reset':
      return msg`Put the look back to the first one`;
    case 'key.made':
      return msg`Made the key “${name}”`;
    case 'key.ended':
      return msg`Ended the key “${name}”`;
    case 'webhook.made':
      return msg`Added the webhook to ${to}`;
    case 'webhook.changed':
      return msg`Changed the webhook to ${to}`;
    case 'webhook.secret_renewed':
      return msg`Made a new secret for the webhook to ${to}`;
    case 'partner.put':
      return msg`Put the keys of ${to}`;
    case 'webhook.removed':
    case 'partner.removed':
      return msg`Removed the connection to ${to}`;
    case 'connection.switched':
      return msg`Switched the connection to ${to} on or off`;
    case 'calendar_feed.made':
      return msg`Added the calendar of ${title}`;
    case 'calendar_feed.changed':
      return msg`Changed the calendar of ${title}`;
    case 'calendar_feed.removed':
      return msg`Removed the calendar of ${title}`;
    case 'calendar_feed.smaller_taken':
      return msg`Took the smaller calendar of ${title}`;
    case 'google_prices.told_again':
      return msg`Had all prices told to ${title} anew`;
    case 'message.sent_again':
      return msg`Sent a message to ${to} again`;
    case 'message.replayed':
      return detail['accepted'] === true
        ? msg`Let a message of ${system} through whose prices look like a slip`
        : msg`Had a message of ${system} done again`;
    case 'messages.retried':
      return msg`Sent all messages to ${to} again`;
    case 'system.made':
      return msg`Let ${system} in`;
    case 'system.changed':
      return hasOtherWay(detail)
        ? msg`Changed where ${system} is called, or with which login`
        : msg`Changed the settings of ${system}`;
    case 'system.credentials_renewed':
      return msg`Made a new password for ${system}`;
    case 'system.switched':
      return msg`Switched the connection to ${system} on or off`;
    case 'system.removed':
      return msg`Removed the connection to ${system}`;
    case 'payment.account_put':
      return msg`Entered the credentials of the payment account`;
    case 'payment.trial_begun':
      return msg`Began to try payments, without money`;
    case 'payment.account_ended':
      return msg`Ended the payment account`;
    case 'hotel.begun':
      return msg`Began the hotel`;
    case 'hotel.copied':
      return msg`Made the hotel “${name}” as a copy`;
    case 'hotel.archived':
      return msg`Took the whole hotel along in a file`;
    case 'hotel.arrived':
      return msg`Brought the hotel here out of a file`;
    case 'hotel.opened':
      return msg`Opened the hotel for guests`;
    case 'set-up.rooms':
      return msg`Set up the rooms`;
    case 'set-up.rates':
      return msg`Set up the rates`;
    case 'set-up.prices':
      return msg`Set up the prices`;
    case 'house.published':
      return msg`Published version ${version} of the house`;
    case 'house.put_back':
      return msg`Put version ${putBack} of the house back`;
    case 'house.discarded':
      return msg`Discarded changes of the house`;
    case 'house.imported':
      return msg`Read the house from a file, as a draft`;
    case 'house.picture_sent':
      return msg`Sent a picture of the house`;
    case 'house.picture_removed':
      return msg`Removed a picture of the house`;
    case 'picture.sent':
      return msg`Sent a picture for the look`;
    default:
      return kind === 'people' || kind === 'sign-in'
        ? msg`Changed who may sign in`
        : kind === 'look'
          ? msg`Changed the look`
          : kind === 'calendar'
            ? msg`Changed the calendar`
            : kind === 'property'
              ? msg`Changed the house`
              : msg`Changed settings of the house`;
  }
}

function ofReservation({ what, kind, guestName, reservationId, fields }: Change): MessageDescriptor {
  const guest = guestName ?? reservationId ?? '';
  const presence = fields.find(({ field }) => field === 'presence')?.after;
  switch (what) {
    case 'book':
      return msg`Booked for ${guest}`;
    case 'held':
      return msg`Held rooms for ${guest}`;
    case 'cancel':
      return msg`Cancelled the booking of ${guest}`;
    case 'cancel-room':
      return msg`Cancelled a room of ${guest}`;
    case 'cancellation-undone':
      return msg`Took the cancellation of ${guest} back`;
    case 'presence':
      return presence === 'arrived'
        ? msg`${guest} has arrived`
        : presence === 'left'
          ? msg`${guest} has left`
          : msg`Took the arrival of ${guest} back`;
    case 'no-show':
    case 'no-show-room':
      return msg`${guest} did not come`;
    case 'no-show-undone':
      return msg`${guest} came after all`;
    case 'room-number':
      return fields.some(({ after }) => after === null)
        ? msg`Took the room number of ${guest} away`
        : msg`Gave ${guest} a room number`;
    case 'expected-time':
      return fields.some(({ after }) => after === null)
        ? msg`Forgot when ${guest} comes`
        : msg`Noted when ${guest} comes`;
    case 'refund-asked':
      return msg`Gave money back to ${guest}`;
    case 'paid-at-hotel':
      return msg`Marked that ${guest} paid at the hotel`;
    case 'paid-at-hotel-undone':
      return msg`Took back that ${guest} paid at the hotel`;
    case 'charge-asked':
      return msg`Charged the card of ${guest}`;
    case 'payment.request-withdrawn':
      return msg`Asks ${guest} for nothing by link any more`;
    case 'card.asked':
      return msg`Asked ${guest} for a card as guarantee`;
    case 'card.request-withdrawn':
      return msg`Asks ${guest} for a card no longer`;
    case 'invoice':
      return msg`Issued an invoice for ${guest}`;
    case 'credit-note':
      return msg`Took an invoice of ${guest} back`;
    case 'note':
      return msg`Wrote a note on ${guest}`;
    case 'note-removed':
      return msg`Removed a note on ${guest}`;
    case 'erased':
      return msg`Erased the guest of ${guest}`;
    case 'confirmation-resent':
      return msg`Sent ${guest} the confirmation again`;
    case 'link-renewed':
    case 'link-sent':
      return msg`Sent ${guest} a new link`;
    case 'payment-link-sent':
      return msg`Sent ${guest} a link to pay`;
    case 'card-link-sent':
      return msg`Sent ${guest} a link for a card`;
    default:
      return kind === 'money'
        ? msg`Changed the account of ${guest}`
        : kind === 'letter'
          ? msg`Sent ${guest} a letter again`
          : kind === 'house'
            ? msg`Wrote something down about ${guest}`
            : msg`Changed the booking of ${guest}`;
  }
}
