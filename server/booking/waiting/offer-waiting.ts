import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { unconfirmedBefore } from '@stayfront/rules/waiting/limits';
import { freeKey, isFree, planOffers, type Wish } from '@stayfront/rules/waiting/plan-offers';
import { mayBeOffered } from '@stayfront/rules/waiting/quiet-hours';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atHotelsWith } from '../../property/hotel/at-hotels-with.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { deleteHolds } from '../reservation/delete-holds.ts';
import { endOffer } from './end-offer.ts';
import { findRoomsFor, type RoomFor } from './find-rooms-for.ts';
import { makeOffer } from './make-offer.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import {
  deleteWaiting,
  hasAnybody,
  listForgotten,
  listWaiting,
  readFreeRooms,
  readIsOpen,
  readWaiting,
} from './waiting.store.ts';

export type OfferWaitingDeps = OfferDeps & { readonly db: Db; readonly readHotel: ReadHotel };

/**
 * Offers what has come free to those who wait for it, in the order of the list, at one hotel or at all. Whatever made a
 * room free - a booking that was cancelled or changed, a hold that ended, more stock, a rule that was lifted - is seen
 * alike: it is searched for as a guest would.
 */
export async function offerWaiting(
  deps: OfferWaitingDeps,
  { hotelId }: { readonly hotelId?: number },
  now: Instant,
): Promise<void> {
  const work = async (one: number): Promise<boolean> => {
    const hotel = await deps.readHotel(one);
    if (hotel) await offerAt(deps, hotel, now);
    return inHotel(deps.db, one, (tx) => hasAnybody(tx, one), 'read only');
  };
  await (hotelId === undefined ? atHotelsWith(deps.db, 'waiting', work) : work(hotelId));
}

async function offerAt(deps: OfferWaitingDeps, hotel: Hotel, now: Instant): Promise<void> {
  const { db } = deps;
  const { hotelId, document } = hotel;
  await endOffers(db, hotelId, now);
  await forgetOld(db, hotel, now);
  const today = todayAt(document.timeZone, now);
  const waiting = await inHotel(db, hotelId, async (tx) => {
    const list = (await readIsOpen(tx, hotelId)) ? await listWaiting(tx, hotelId, ['waiting']) : [];
    const open = list.filter(({ arrival }) => arrival >= today);
    // At night the list rests, but for those who arrive in the morning.
    return !open.some((entry) => isAwake(hotel, entry, now))
      ? null
      : { list: open, free: await readFreeRooms(tx, hotelId, open, now) };
  });
  if (!waiting) return;
  const { list, free } = waiting;
  const rooms = new Map<string, readonly RoomFor[]>();
  const searched = new Map<string, Promise<RoomFor[]>>();
  const search = (entry: WaitingEntry): Promise<RoomFor[]> => {
    const asked = JSON.stringify([entry.arrival, entry.departure, entry.guests, entry.language]);
    const found = searched.get(asked) ?? findRoomsFor(deps, hotel, { ...entry, roomId: null }, now);
    searched.set(asked, found);
    return found;
  };
  for (const entry of list)
    // A search costs more than a look at the stock, which most find empty; many wait for the same nights.
    if (document.rooms.some(({ id }) => suits(entry, id) && isFree(free, nightsOf(entry), id)))
      rooms.set(
        entry.waitingId,
        (await search(entry)).filter(({ roomId }) => suits(entry, roomId)),
      );
  const wishes = list.map((entry): Wish => ({
    waitingId: entry.waitingId,
    nights: nightsOf(entry),
    rooms: (rooms.get(entry.waitingId) ?? []).map(({ roomId }) => roomId),
  }));
  // Whom a room was sold away from in between is asked again in a minute; nobody behind takes what is theirs.
  const left = new Map(free);
  for (const { waitingId, roomId } of planOffers(wishes, left)) {
    const entry = list.find((one) => one.waitingId === waitingId);
    const room = rooms.get(waitingId)?.find((one) => one.roomId === roomId);
    if (!entry || !room || !isFree(left, nightsOf(entry), roomId)) continue;
    // What is planned for them stays theirs: nobody behind takes it in their sleep.
    if (!isAwake(hotel, entry, now)) continue;
    if (await makeOffer(deps, entry, room, now)) continue;
    for (const date of nightsOf(entry)) left.set(freeKey(date, roomId), 0);
  }
}

const isAwake = ({ document }: Hotel, { arrival }: WaitingEntry, now: Instant): boolean =>
  mayBeOffered(document.timeZone, arrival, now);

const suits = ({ passedRooms, roomId }: WaitingEntry, kind: string): boolean =>
  !passedRooms.includes(kind) && (roomId === null || roomId === kind);

async function endOffers(db: Db, hotelId: number, now: Instant): Promise<void> {
  const offered = await inHotel(db, hotelId, (tx) => listWaiting(tx, hotelId, ['offered']));
  for (const { waitingId } of offered.filter(({ offer }) => offer !== null && offer.until <= now))
    await inHotel(db, hotelId, async (tx) => {
      const entry = await readWaiting(tx, { hotelId, waitingId }, 'lock');
      if (entry?.state === 'offered' && entry.offer && entry.offer.until <= now) await endOffer(tx, entry);
    });
}

/** Who never confirmed, and whose day of arrival is over: nothing is kept of them. */
const forgetOld = (db: Db, { hotelId, document }: Hotel, now: Instant): Promise<void> =>
  inHotel(db, hotelId, async (tx) => {
    const arrivedBefore = todayAt(document.timeZone, now);
    for (const waitingId of await listForgotten(tx, hotelId, { askedBefore: unconfirmedBefore(now), arrivedBefore })) {
      await deleteWaiting(tx, { hotelId, waitingId });
      await deleteHolds(tx, hotelId, waitingId);
    }
  });
