import { randomUUID } from 'node:crypto';
import type { Availabilities } from '@stayfront/contract/offer';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { bookingOf } from '@stayfront/server/testing/guest-api';
import { madeHotel, madeNights } from './made-hotel.ts';
import type { Setup } from './open-house.ts';
import { today } from './today.ts';
import { seeblickDocument } from './search.ts';

export type Booked = { readonly reservationId: string; readonly email: string };

const size = { rooms: 40, rates: 1, days: 60 };

/** Adds a hotel of forty rooms that are paid on arrival. */
export async function addBookedHotel(setup: Setup, hotelId: number): Promise<void> {
  const made = madeHotel(await seeblickDocument(), hotelId, size);
  const ratePlans = made.ratePlans.map((plan) => ({ ...plan, guarantee: 'None' as const }));
  await setup.addHotel({ ...made, ratePlans, services: [] }, madeNights(made, today, size));
}

/** Books so many stays of two nights, each by a guest of its own, hardly two on the same night of a room. */
export async function bookStays(setup: Setup, hotelId: number, count: number): Promise<Booked[]> {
  const root = `${setup.url}/api/hotels/${hotelId}`;
  const references: string[] = [];
  for (let from = addDays(today, 2); references.length < count; from = addDays(from, 3)) {
    const found = await fetch(`${root}/availabilities?checkIn=${from}&checkOut=${addDays(from, 2)}&nbAdults=2`);
    const { availabilities } = (await found.json()) as Availabilities;
    references.push(...availabilities.flatMap((room) => room.products.map((product) => product.reference)));
  }
  const booked: Booked[] = [];
  for (const [place, reference] of references.slice(0, count).entries()) {
    const email = `ada@guest-${place}.example`;
    const guestInfo = { givenName: 'Ada', surname: 'Lovelace', email, phone: '+44 20 7946 0000' };
    const answer = await fetch(`${root}/reservations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(bookingOf([reference], { guestInfo })),
    });
    if (!answer.ok) throw new Error(`A booking was answered ${answer.status}: ${await answer.text()}`);
    booked.push({ reservationId: ((await answer.json()) as Booked).reservationId, email });
  }
  return booked;
}
