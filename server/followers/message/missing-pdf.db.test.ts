import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, onTestFinished, test } from 'vitest';
import { usualDrawLimits } from '../document/drawing-process.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openMailbox } from '../../testing/open-mailbox.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { startWorker } from '../../app/worker.ts';

const database = await freshDatabase();
const now = Date.parse('2027-06-01T12:00:00Z');
const app = await startApp(database, { now });
const hotel = smallHotel();
const { findProduct, book } = guestApi(app, hotel.hotelId);

test('a confirmation whose PDF cannot be drawn is sent without it and does not speak of it, and the hotel is told', async () => {
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));
  const mailbox = await openMailbox();
  const faults: string[] = [];
  const worker = await startWorker({
    database,
    secret: testSecret,
    post: mailbox.post,
    publicUrl: () => publicUrl,
    now: () => now,
    drawLimits: { ...usualDrawLimits, seconds: 0.001 },
    onFailure: (job, error) => faults.push(`${job} failed: ${String(error)}`),
    onPdfFault: ({ message }) => faults.push(message),
  });
  onTestFinished(() => worker.stop());
  const { reference } = await findProduct('double', 'pay-at-hotel', { checkIn: '2027-06-11', checkOut: '2027-06-13' });
  const { body } = await book(bookingOf([reference]));

  const guests = await mailbox.waitForMail(({ to }) => to.includes(ada.email));
  expect(guests.subject).toContain('Booking confirmed');
  expect(guests.raw.toString()).toContain(`${body.reservationId}.ics`);
  expect(guests.raw.toString()).not.toContain(`${body.reservationId}.pdf`);
  for (const text of [guests.html, guests.text]) expect(text).not.toMatch(/pdf/i);

  const apis = await mailbox.waitForMail(({ subject }) => subject.includes('Eine Bestätigung ohne PDF'));
  expect(apis.to).toEqual(['desk@probe.example']);
  expect(apis.subject).toContain(body.reservationId);
  expect(apis.text).toContain('Die Buchung gilt.');
  expect(faults).toEqual(['No PDF was drawn in 0.001 seconds']);
});
