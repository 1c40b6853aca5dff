import type { Page } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

// Who opens the form again at once may ask by the version before the change, and is told to ask again.
test.use({ ...calm, mayComplain: /status of 412/ });
test.describe.configure({ mode: 'default' });

const hotelId = freshHotelId(2186);
const desk = `/${hotelId}/desk`;
const stayFor = (nights: number, inDays: number) => ({
  arrival: addDays(receptionToday(), inDays),
  departure: addDays(receptionToday(), inDays + nights),
});
test.beforeAll(async () => {
  await openReception(hotelId);
  await turnTheDay(hotelId);
});

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test('K17 letters are read as they were sent and sent again, notes come and go, and each paper opens as PDF in the guest’s language and the house’s', async ({
  page,
  api,
  request,
}) => {
  const { email } = newGuest();
  const { reservationId } = await bookRoomsByApi(api, {
    hotelId,
    stay: stayFor(2, 10),
    email,
    ratePlanIds: ['pay-at-hotel', 'pay-at-hotel'],
  });
  await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await openPage(page, `${desk}/reservations/${reservationId}`);

  // The letter, in a frame that runs nothing, with what the guest has read.
  const letters = region(page, /^Letters/);
  await expect(letters).toContainText('sent');
  await letters.getByRole('button', { name: /^View/ }).click();
  await expect(dialog(page)).toContainText(email);
  await expect(page.frameLocator('iframe.letter-frame').getByText(reservationId).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send again' }).click();
  await expect.poll(async () => (await findMails(request, email)).length).toBe(2);
  await expect(region(page, 'What happened')).toContainText('sent again');

  // A note of the house, taken away and taken back; a card's number is none.
  const notes = region(page, /^Notes/);
  await notes.getByRole('textbox', { name: 'Add a note' }).fill('Comes by the late boat, key in the safe');
  await notes.getByRole('button', { name: 'Save the note' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes).toContainText('mara@hotel.example');
  await notes.getByRole('button', { name: /^Remove this note/ }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByRole('listitem')).toHaveText(/late boat/);

  // Correcting the guest, in German from now on; the papers are in both languages then.
  await region(page, 'Guest').getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('textbox', { name: 'Surname' }).fill('Lovelace-Byron');
  await dialog(page)
    .getByRole('combobox', { name: /Language|written/ })
    .selectOption('de');
  await dialog(page).getByRole('radio', { name: 'No letter' }).check();
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lovelace-Byron');
  const papers = region(page, /^Papers/);
  for (const name of [
    'Registration form as PDF, Deutsch',
    'Registration form as PDF, English',
    'Statement of account as PDF, Deutsch',
  ]) {
    const href = (await papers.getByRole('link', { name }).getAttribute('href')) ?? '';
    const paper = await page.context().request.get(href);
    expect([paper.status(), paper.headers()['content-type'], (await paper.body()).subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  }

  // An invoice for a company; it stands with its number and opens as a paper.
  await papers.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Issue/ })
    .click();
  const invoice = papers.getByRole('link', { name: new RegExp(`${hotelId}-\\d{4}-0001`) }).first();
  const drawn = await page.context().request.get((await invoice.getAttribute('href')) ?? '');
  expect(drawn.headers()['content-type']).toBe('application/pdf');
  await expect(region(page, 'What happened')).toContainText(/Invoice \S+-0001 issued/);
});

test('K18 by telephone a stay gets a night, another room, a guest less and a price by hand: the difference is said first, the guest is told or not, and it is taken back', async ({
  page,
  api,
  request,
  anotherBrowser,
}) => {
  test.slow();
  const { email } = newGuest();
  const stay = stayFor(2, 20);
  const wish = { hotelId, stay, email, ratePlanIds: ['pay-at-hotel'], roomId: 'double' };
  const { reservationId } = await bookRoomsByApi(api, wish);
  await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
  await enterDesk(page, { hotelId, email: 'nina@hotel.example', role: 'manager' });
  await openPage(page, `${desk}/reservations/${reservationId}`);
  const sum = page.locator('.change__sum');
  const change = page.getByRole('button', { name: 'Change the room' });
  const begin = () => page.getByRole('link', { name: 'Change', exact: true }).click();
  const total = region(page, 'Money');

  await begin();
  await expect(sum).toContainText('Nothing is changed yet');
  await expect(change).toBeDisabled();
  await page.getByLabel('Departure').fill(addDays(stay.departure, 1));
  await expect(sum).toContainText('The room is free');
  await expect(sum).toContainText('+CHF 180.00');
  await expect(sum).toContainText(/New total.*CHF\s540\.00/s);
  await change.click();
  await expect(page.getByText('Say whether the guest is told.')).toBeVisible();
  await page.getByRole('radio', { name: /^Yes, by a letter/ }).check();
  await change.click();
  await expect(page).toHaveURL(new RegExp(`${reservationId}$`));
  await expect(total).toContainText('CHF 540.00');
  await expect.poll(async () => (await findMails(request, email)).length).toBe(2);

  // A suite for one person, and nobody is written to; taken back by one press.
  await begin();
  await page.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Suite' });
  await page.getByRole('button', { name: 'One adult less' }).click();
  await expect(sum).toContainText(/Becomes.*Suite/s);
  await page.getByRole('radio', { name: 'No letter' }).check();
  await expect(change).toBeEnabled();
  await change.click();
  await expect(total).toContainText('CHF 840.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total).toContainText('CHF 540.00');

  // A night for less by hand wants a reason, and is not the front desk's to give.
  await begin();
  await page.getByRole('button', { name: 'Price by hand' }).click();
  await page.getByRole('group', { name: 'Price by hand' }).getByRole('textbox').last().fill('100');
  await expect(sum).toContainText(/New total.*CHF\s460\.00/s);
  await page.getByRole('radio', { name: 'No letter' }).check();
  await change.click();
  await expect(page.getByText('Say why, in a few words.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('No hot water that morning');
  await change.click();
  await expect(total).toContainText('CHF 460.00');
  await expect(region(page, 'What happened')).toContainText('No hot water that morning');
  expect(await findMails(request, email)).toHaveLength(2);

  const fred = await (await anotherBrowser()).newPage();
  await enterDesk(fred, { hotelId, email: 'fred@hotel.example', role: 'front-desk' });
  await openPage(fred, `${desk}/reservations/${reservationId}/change/0`);
  await fred.getByRole('button', { name: 'Price by hand' }).click();
  await fred.getByRole('group', { name: 'Price by hand' }).getByRole('textbox').first().fill('10');
  await expect(fred.getByText('Giving it for less is up to a manager.')).toBeVisible();
  await expect(fred.getByRole('button', { name: 'Change the room' })).toBeDisabled();
});
