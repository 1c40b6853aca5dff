import { getHouseAddresses } from '@stayfront/contract/desk/house/addresses';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup } from '../../testing/house-setup.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock, { mailServer: 'smtp.mail.example' });
const openHouse = houseSetup(app, database.db, clock);

test('K22 the desk is told where guests book and through which server letters go, and nothing of how it signs in there', async () => {
  const { hotelId, mara } = await openHouse();
  expect((await mara.ask(getHouseAddresses)).body).toEqual({
    bookingUrl: `https://book.example/${hotelId}`,
    ownMail: 'no-reply@book.example',
    mailServer: 'smtp.mail.example',
  });
});
