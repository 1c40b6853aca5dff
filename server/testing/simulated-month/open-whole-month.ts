import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { connectSystem } from '../connected-system.ts';
import { openChannelSetup } from '../channel-setup.ts';
import { openGoogleSetup } from '../google-setup.ts';
import type { FreshDatabase } from '../fresh-database.ts';
import { openAlpineSystem } from './alpine-system.ts';
import { openMonth } from './month.ts';

/** All at once: a PMS that counts rooms, a channel manager with prices and rules, Google, and guests. */
export async function openWholeMonth(
  database: FreshDatabase,
  stock: Readonly<Record<string, number>>,
  { nights, days }: { readonly nights: number; readonly days: number },
) {
  const setup = await openChannelSetup(database, { nights, rooms: 3, owns: ['prices', 'restrictions'] });
  const { app, clock, hotel, hotelId, reach } = setup;
  const google = await openGoogleSetup(database, clock, reach);
  const told = { partnerKey: 'month', days: days - 5, exactDays: 16, exactNights: 3 };
  const address = google.google.url;
  await connectSystem(
    database.db,
    hotelId,
    { kind: 'google', name: 'hotels', calls: false, settings: told, address },
    clock.now,
  );
  const takes = { name: 'pms', owns: ['stock'], settings: { bookings: true } } as const;
  const { login, password } = await connectSystem(database.db, hotelId, takes, clock.now);
  const pms = openAlpineSystem(app, { hotelId, login, password }, () => todayAt(hotel.timeZone, clock.now));
  return openMonth(setup, stock, days, { pms, google });
}
