import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Message } from '@stayfront/contract/desk/messages';
import type { Language } from '@stayfront/contract/property/texts';
import { connectionId, messageId } from '@stayfront/rules/connection/connection-id';
import { troubleOf } from '@stayfront/rules/connection/trouble';
import { fullName } from '@stayfront/rules/language/guest-name';
import { shownGuest } from '../../booking/reservation/shown-guest.ts';
import type { ListedReport } from '../../followers/channel/list-reports.ts';
import type { ListedDelivery } from '../../followers/webhook/list-deliveries.ts';

const nameOfGuest = (guest: GuestInfo | null, language: Language): string | null =>
  guest && (fullName(language, shownGuest(guest)) || null);

export function describeDelivery(delivery: ListedDelivery, language: Language): Message {
  const { webhookId, eventId, url, at, what, reservationId, guest, state, attempts, lastStatus, tookMs } = delivery;
  const connection = { kind: 'webhook', name: webhookId } as const;
  return {
    messageId: messageId(connection, eventId),
    connectionId: connectionId(connection),
    to: new URL(url).host,
    at: at.toISOString(),
    what,
    reservationId,
    guestName: nameOfGuest(guest, language),
    state: state === 'delivered' ? 'taken' : state,
    attempts,
    lastStatus,
    trouble: state === 'delivered' || lastStatus === null ? null : troubleOf(lastStatus),
    tookMs,
  };
}

export function describeReport(report: ListedReport, language: Language): Message {
  const { partner, reservationId, at, told, state, guest, attempts, lastStatus, tookMs } = report;
  const connection = { kind: 'partner', name: partner } as const;
  const isOpen = state === 'waiting' || state === 'failed';
  return {
    messageId: messageId(connection, reservationId),
    connectionId: connectionId(connection),
    to: partner,
    at: at.toISOString(),
    // What is to be told of somebody who knows of the booking is that it is another one now.
    what: told === null ? 'booking' : isOpen && told === 'booking' ? 'change' : told,
    reservationId,
    guestName: nameOfGuest(guest, language),
    state: state === 'sent' ? 'taken' : state,
    attempts,
    lastStatus,
    trouble: isOpen && attempts > 0 && lastStatus !== null ? troubleOf(lastStatus) : null,
    tookMs,
  };
}
