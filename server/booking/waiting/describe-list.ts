import type { DeskWaitingList, WaitingGuest } from '@stayfront/contract/desk/waiting';
import { partyOf } from '@stayfront/contract/party';
import { textIn } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import { listWaiting, readIsOpen } from './waiting.store.ts';

/** The list as the desk reads it: who has not confirmed is a number, and no address. */
export async function describeList(tx: Tx, hotel: Hotel, now: Instant): Promise<DeskWaitingList> {
  const { hotelId } = hotel;
  const list = await listWaiting(tx, hotelId, ['asked', 'waiting', 'offered', 'booked']);
  const guests = list.flatMap((entry) => describeGuest(hotel, entry, now));
  return { isOpen: await readIsOpen(tx, hotelId), unconfirmed: list.length - guests.length, guests };
}

function describeGuest({ document }: Hotel, entry: WaitingEntry, now: Instant): WaitingGuest[] {
  const { state, confirmedAt } = entry;
  if (state === 'asked' || confirmedAt === null) return [];
  const nameOf = (id: string): string => {
    const room = document.rooms.find((one) => one.id === id);
    return textIn(room?.name, document.language, document.language) || id;
  };
  const offer = state === 'offered' && entry.offer && entry.offer.until > now ? entry.offer : null;
  return [
    {
      waitingId: entry.waitingId,
      state: state === 'offered' && !offer ? 'waiting' : state,
      email: entry.email,
      checkIn: entry.arrival,
      checkOut: entry.departure,
      ...partyOf(entry.guests),
      roomId: entry.roomId,
      roomName: entry.roomId === null ? null : nameOf(entry.roomId),
      confirmedAt: new Date(confirmedAt).toISOString(),
      offers: entry.offerCount,
      offer: offer && {
        roomId: offer.roomId,
        roomName: nameOf(offer.roomId),
        heldUntil: new Date(offer.until).toISOString(),
      },
      reservationId: entry.reservationId,
    },
  ];
}
