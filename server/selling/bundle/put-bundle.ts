import type { BundleEntries } from '@stayfront/contract/manage/bundle';
import { guestsOf } from '@stayfront/contract/party';
import type { Problem, Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkGuests } from '../offer/check-guests.ts';
import type { BundleKey } from './bundle.store.ts';
import { saveBundle } from './save-bundle.ts';

type Fault = NonNullable<Problem['errors']>[number];

/** Keeps rooms that a partner has put together. Whether they are free, and what they cost, is asked when it is opened. */
export async function putBundle(
  db: Db,
  hotel: Hotel,
  key: BundleKey,
  { roomStays }: BundleEntries,
  now: Instant,
): Promise<{ roomStays: number } | Refusal<'input.invalid'>> {
  const stays = roomStays.map((stay) => ({
    roomId: stay.room,
    ratePlanId: stay.ratePlan,
    arrival: stay.checkIn,
    departure: stay.checkOut,
    guests: guestsOf(stay),
  }));
  const { rooms, ratePlans } = hotel.document;
  const errors: Fault[] = [];
  for (const [i, { roomId, ratePlanId, guests }] of stays.entries()) {
    const fault = (field: string, message: string): void =>
      void errors.push({ field: `roomStays.${i}.${field}`, code: 'input.unknown', message });
    const plan = ratePlans.find(({ id }) => id === ratePlanId);
    if (!rooms.some(({ id }) => id === roomId)) fault('room', `This hotel has no room "${roomId}"`);
    if (!plan || (plan.rooms && !plan.rooms.includes(roomId)))
      fault('ratePlan', `The room "${roomId}" is not sold at "${ratePlanId}"`);
    const refusal = checkGuests(hotel, guests);
    for (const { field, message } of refusal?.errors ?? []) fault(field, message);
    if (refusal && !refusal.errors)
      fault('nbAdults', refusal.detail ?? 'This hotel does not take that many guests in one room');
  }
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  await inHotel(db, hotel.hotelId, (tx) => saveBundle(tx, hotel.hotelId, key, stays, now));
  return { roomStays: stays.length };
}
