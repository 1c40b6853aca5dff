import type { Waiting } from '@stayfront/contract/waiting';
import { partyOf } from '@stayfront/contract/party';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { WaitingEntry } from './waiting-entry.ts';

/** Where somebody stands, for whoever opens the link. An offer whose time is over is none, though nobody has tidied up yet. */
export function describeWaiting(entry: WaitingEntry, now: Instant): Waiting {
  const offer = entry.state === 'offered' && entry.offer && entry.offer.until > now ? entry.offer : null;
  return {
    waitingId: entry.waitingId,
    state: entry.state === 'offered' && !offer ? 'waiting' : entry.state,
    checkIn: entry.arrival,
    checkOut: entry.departure,
    ...partyOf(entry.guests),
    guestRoomId: entry.roomId,
    wasOffered: entry.offerCount > 0 && !offer,
    offer: offer && {
      guestRoomId: offer.roomId,
      heldUntil: new Date(offer.until).toISOString(),
      products: [...offer.products],
    },
  };
}
