import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer, type RunningServer } from '../../server/run-server.ts';
import { roomCard } from '../../steps/choose-room.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { acceptTerms } from '../../steps/go-to-review.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { typeStripeCard } from '../../steps/stripe-fields.ts';
import { expect, test } from '../../stayfront.ts';

test.describe.configure({ mode: 'default' });

let server: RunningServer;
let dataDir = '';

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-first-'));
  server = await runServer({ dataDir, settings: { DEMO: 'off' } });
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const next = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Next: ${name}` }).click();
  await page.waitForURL((url) => url.pathname.includes('/set-up/'));
};
const asks = (page: Page, question: string) => expect(page.getByRole('heading', { name: question })).toBeVisible();
const beside = (page: Page) => page.frameLocator('.guest-frame iframe');

test('K24 from an empty database to a paid booking by nothing but the desk, left and taken up again on the way', async ({
  page,
  anotherBrowser,
}) => {
  test.slow(); // a hotel is begun, set up, opened and booked
  const link = server.said.map((line) => /(\S+\/desk\/begin\?t=\S+)/.exec(line)?.[1]).find((found) => found);
  await page.goto(link ?? '');
  await takenOver(page, 'h1');
  await page.getByLabel('Name of the hotel').fill('Hotel Seehof');
  await page.getByLabel('Country').selectOption('CH');
  await page.getByLabel('Street').fill('Seestrasse');
  await page.getByLabel('Postal code').fill('6004');
  await page.getByLabel('Town').fill('Luzern');
  await page.getByLabel('Your e-mail address').fill('anna@seehof.example');
  await expectNoBarriers(page, 'begin');
  await page.getByRole('button', { name: 'Begin' }).click();

  await asks(page, 'What is your hotel like?');
  await takenOver(page, 'h1');
  await page.getByLabel('One line below the name').fill('Ein stilles Haus am Wasser');
  await expect(beside(page).getByText('Ein stilles Haus am Wasser').first()).toBeVisible();
  await next(page, 'rooms');

  await asks(page, 'Which rooms do you have?');
  await page.getByRole('button', { name: 'Double room' }).click();
  await page.getByLabel('How many').fill('8');
  await next(page, 'rates');

  await asks(page, 'How do you sell them?');
  await page.getByLabel(/A lower price that is paid/).check();
  await next(page, 'prices');

  await asks(page, 'What does a night cost?');
  await page.getByLabel('Doppelzimmer, Sunday to Thursday').fill('160');
  await page.getByLabel('Doppelzimmer, Friday, Saturday').fill('200');
  await expect(
    beside(page)
      .getByText(/200.CHF/)
      .first(),
  ).toBeVisible();
  await expectNoBarriers(page, 'prices');

  // Left here, and taken up by the same session later: what was typed is there.
  await page.goto(`${server.url}/1001/desk`);
  await page.getByRole('link', { name: 'Go on setting up' }).click();
  await asks(page, 'How do guests pay?');
  await page.goBack();
  await page.goto(`${server.url}/1001/desk/set-up/prices`);
  await takenOver(page, 'h1');
  await expect(page.getByLabel('Doppelzimmer, Sunday to Thursday')).toHaveValue('160');
  await next(page, 'money');

  await page.getByLabel('Payment provider').selectOption('STRIPE');
  await page.getByRole('button', { name: 'Try without money' }).click();
  await expect(page.getByText(/no money moves/).first()).toBeVisible();
  await next(page, 'pictures');
  await asks(page, 'What does it look like?');
  await next(page, 'go live');

  await asks(page, 'Ready for guests?');
  await expectNoBarriers(page, 'go live');
  await page.getByRole('button', { name: 'Open for guests' }).click();
  await expect(page.getByText('Hotel Seehof is open. Guests can book it.')).toBeVisible();

  const guest = await (await anotherBrowser()).newPage();
  const checkIn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const checkOut = new Date(Date.now() + 22 * 86_400_000).toISOString().slice(0, 10);
  await guest.goto(`${server.url}/1001?checkIn=${checkIn}&checkOut=${checkOut}&nbAdults=2&lang=en`);
  await takenOver(guest, 'h1');
  const room = roomCard(guest, 'Double room');
  await room.getByRole('button', { name: 'Details & Book' }).click();
  await room.getByRole('button', { name: /^Book Non-refundable/ }).click();
  await guest.getByRole('heading', { name: 'Who is staying?' }).waitFor();
  await fillDetails(guest, newGuest());
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(guest);
  const pay = guest.getByRole('button', { name: /^Pay .* now$/ });
  await pay.click();
  await typeStripeCard(guest, '4242 4242 4242 4242');
  await pay.last().click();
  await expect(guest.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});
