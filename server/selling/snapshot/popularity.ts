import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { countBookings } from './popularity.store.ts';

type Counts = ReadonlyMap<string, number>;
export type ReadPopularity = (hotel: Hotel, now: Instant) => Promise<Counts>;

const day = 24 * 60 * 60_000;
const [counted, kept] = [90 * day, 10 * 60_000];
const none: Promise<Counts> = Promise.resolve(new Map());

/** How often the rooms of a hotel were booked lately, for those whose content does not say how popular they are. */
export const popularityCounter =
  (db: Db): ReadPopularity =>
  (hotel, now) =>
    isSaid(hotel) ? none : countBookings(db, hotel.hotelId, new Date(now - counted));

const isSaid = ({ document }: Hotel): boolean => document.rooms.every((room) => room.popularity !== undefined);

/** The same, counted again every ten minutes while it is asked for, behind the guest's back; forgotten with the hotel. */
export function popularityReader(db: Db): ReadPopularity {
  const count = popularityCounter(db);
  const known = new WeakMap<Hotel, { readonly since: Instant; counts: Promise<Counts> }>();
  return (hotel, now) => {
    if (isSaid(hotel)) return none;
    const remembered = known.get(hotel);
    if (remembered && now - remembered.since < kept) return remembered.counts;
    const counting = count(hotel, now);
    const fresh = { since: now, counts: remembered?.counts ?? counting };
    known.set(hotel, fresh);
    counting.then(
      () => {
        fresh.counts = counting;
      },
      () => known.delete(hotel),
    );
    return fresh.counts;
  };
}
