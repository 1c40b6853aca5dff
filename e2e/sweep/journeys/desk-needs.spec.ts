import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { hotelCommand } from '../../server/hotel-command.ts';
import { openProvider } from '../../server/open-provider.ts';
import { openReception, priceSuites, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { openPage } from '../../steps/open-page.ts';
import { payByStripeLink } from '../../steps/pay-by-stripe-link.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);
test.describe.configure({ mode: 'default' });

const hotelId = freshHotelId(2188);
const desk = `/${hotelId}/desk`;
const stay = { arrival: addDays(receptionToday(), 1), departure: addDays(receptionToday(), 2) };
const forgotten = addDays(receptionToday(), 5);
let stripe: RunningSandbox;

test.beforeAll(async () => {
  await openReception(hotelId, 'STRIPE', forgotten);
  await turnTheDay(hotelId);
  stripe = await openProvider('STRIPE', hotelId);
});
test.afterAll(() => stripe.stop());

const needs = (page: Page) => page.getByRole('region', { name: /^Needs somebody/ }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const named = (surname: string) => ({ givenName: 'Ada', surname });

/** Looks at Today until a need is there, or gone: what causes it works on its own clock. */
async function expectNeed(page: Page, words: RegExp, isThere: boolean): Promise<void> {
  await expect(async () => {
    await openPage(page, desk);
    await expect(needs(page).filter({ hasText: words })).toHaveCount(isThere ? 1 : 0, { timeout: 5_000 });
  }).toPass({ timeout: 240_000 });
}

test('K06 a confirmation that bounces is told of at Today, and gone once the address is corrected and the letter has arrived', async ({
  page,
  api,
  request,
}) => {
  test.slow(); // a mail server is asked twice before anybody is troubled
  const wish = { hotelId, stay, ratePlanIds: ['pay-at-hotel'], named: named('Bernasconi') };
  const { reservationId } = await bookRoomsByApi(api, { ...wish, email: 'ada.bernasconi@refused.example' });
  await enterDesk(page, { hotelId, email: 'fred@hotel.example', role: 'front-desk' });
  await expectNeed(page, /The confirmation has not reached Ada Bernasconi/, true);
  const need = needs(page).filter({ hasText: 'Bernasconi' });
  await expect(need).toContainText('ada.bernasconi@refused.example');
  await need.getByRole('link', { name: 'Open the reservation' }).click();
  await expect(page).toHaveURL(new RegExp(reservationId));
  await expect(page.getByText(/could not be delivered/).first()).toBeVisible();
  const { email } = newGuest();
  await page.getByRole('region', { name: 'Guest' }).getByRole('button', { name: 'Edit' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /E-mail/ })
    .fill(email);
  await dialog(page)
    .getByRole('radio', { name: /^Yes, by a letter/ })
    .check();
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect.poll(async () => (await findMails(request, email)).length).toBeGreaterThan(0);
  await expectNeed(page, /Bernasconi/, false);
});

test('K06 a refund that does not arrive stands at Today until the provider takes it', async ({
  page,
  api,
  anotherBrowser,
}) => {
  test.setTimeout(500_000); // a provider is asked three times before anybody is troubled
  const wish = { hotelId, stay, ratePlanIds: ['prepaid'], roomId: 'double', named: named('Rickenbach') };
  const { reservationId, token } = await bookRoomsByApi(api, { ...wish, email: newGuest().email });
  const guest = await (await anotherBrowser()).newPage();
  await payByStripeLink(guest, `/${hotelId}/reservation/payment/${reservationId}?t=${token}`);
  stripe.faults.set([{ on: 'refund', kind: 'fails-later', times: 1_000 }]);
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await openPage(page, `${desk}/reservations/${reservationId}`);
  await page
    .getByRole('region', { name: 'Money' })
    .getByRole('button', { name: /^Refund/ })
    .click();
  await dialog(page).getByRole('textbox', { name: 'Amount in CHF' }).fill('20');
  await dialog(page).getByRole('radio', { name: 'No, the house gives it' }).check();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Noise at night');
  await dialog(page).getByRole('radio', { name: 'No letter' }).check();
  await dialog(page).getByRole('button', { name: 'Refund CHF 20.00' }).click();
  await expectNeed(page, /A refund does not reach Ada Rickenbach/, true);
  await expect(needs(page).filter({ hasText: 'Rickenbach' })).toContainText('CHF 20.00, tried since');
  stripe.faults.set([]);
  await expectNeed(page, /Rickenbach/, false);
  await expect.poll(() => stripe.ledger().reduce((sum, { refunded }) => sum + refunded, 0)).toBe(2_000);
});

test('K06 a room held on the telephone until tonight is told of, held until tomorrow by one press, and paid for by its link', async ({
  page,
  request,
  anotherBrowser,
}) => {
  test.slow();
  const { email } = newGuest();
  await enterDesk(page, { hotelId, email: 'fred@hotel.example', role: 'front-desk' });
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /When, how long/ }).fill('tomorrow 1 night 2 adults');
  await page
    .getByRole('button', { name: /a night/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /Surname/ }).fill('Hollenstein');
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
  await page.getByRole('radio', { name: /Send a link to pay/ }).check();
  await page.getByLabel('Held until, by the hotel’s clock').fill(`${receptionToday()}T23:59`);
  await page.getByRole('button', { name: /^Hold and send the link/ }).click();
  await expect(page.getByText('Held for Hollenstein')).toBeVisible();
  await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
  await expectNeed(page, /Held until.*Hollenstein/, true);
  await needs(page).filter({ hasText: 'Hollenstein' }).getByRole('button', { name: 'Hold until tomorrow' }).click();
  await expectNeed(page, /Hollenstein/, false);
  const [mail] = await findMails(request, email);
  const { pathname, search } = new URL(/http\S+\/reservation\/payment\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await payByStripeLink(await (await anotherBrowser()).newPage(), `${pathname}${search}`);
});

test('K06 a system that takes no messages is tried again by a manager’s press, and a night without a price goes with its price', async ({
  page,
  api,
}) => {
  test.slow();
  let status = 503;
  const pms = createServer((asked, answer) => void asked.resume().on('end', () => answer.writeHead(status).end()));
  pms.listen(0, '127.0.0.1');
  await once(pms, 'listening');
  try {
    const { port } = pms.address() as AddressInfo;
    await hotelCommand('webhook', String(hotelId), 'pms', `http://127.0.0.1:${port}/in`);
    const wish = { hotelId, stay, email: newGuest().email, ratePlanIds: ['pay-at-hotel'], named: named('Webster') };
    await bookRoomsByApi(api, wish);
    await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
    await expectNeed(page, /127\.0\.0\.1\S* has not answered since/, true);
    status = 200;
    await needs(page).filter({ hasText: '127.0.0.1' }).getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('All messages are sent again now')).toBeVisible();
    await expectNeed(page, /127\.0\.0\.1/, false);
  } finally {
    pms.close();
  }

  await expect(needs(page).filter({ hasText: 'Suite: rooms are left and there is no price' })).toHaveCount(1);
  await priceSuites(hotelId, forgotten);
  await expectNeed(page, /Suite: rooms are left/, false);
});
