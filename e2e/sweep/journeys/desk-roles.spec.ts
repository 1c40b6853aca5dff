import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

// What is asked for by hand is refused, which the console says.
test.use({ ...calm, mayComplain: /status of (403|409)/ });

const hotelId = freshHotelId(2181);
const desk = `/${hotelId}/desk`;

/** An operation as somebody would call it who knows the desk's addresses, from its own page. */
const callFromPage = (page: Page, method: string, path: string, body?: object): Promise<string> =>
  page.evaluate(
    async ([how, where, sent]) => {
      const answer = await fetch(where, {
        method: how,
        headers: {
          'idempotency-key': crypto.randomUUID(),
          ...(sent === null ? {} : { 'content-type': 'application/json' }),
        },
        ...(sent === null ? {} : { body: sent }),
      });
      const { code = '' } = (await answer.json()) as { code?: string };
      return `${answer.status} ${code}`.trim();
    },
    [method, `/api/hotels/${hotelId}/${path}`, body ? JSON.stringify(body) : null] as const,
  );

test('K03 K04 owner, front desk and reader at one house: each sees what is theirs, is refused the rest also by hand, and all of it is written down', async ({
  page,
  api,
  anotherBrowser,
}) => {
  test.slow(); // three people
  await openHotel(hotelId, {});
  const email = 'ada.roles@example.com';
  const stay = comingStay(1, 2);
  const { reservationId } = await bookRoomsByApi(api, { hotelId, stay, email, ratePlanIds: ['pay-at-hotel'] });
  const at = `desk/reservations/${reservationId}`;
  const enter = async (name: string, role: string): Promise<Page> => {
    const other = await (await anotherBrowser()).newPage();
    await enterDesk(other, { hotelId, email: `${name}@hotel.example`, role });
    return other;
  };
  await enterDesk(page, { hotelId, email: 'olga@hotel.example', role: 'owner' });
  const fred = await enter('fred', 'front-desk');
  const rita = await enter('rita', 'reader');
  const cancel = { version: 1, fee: { minor: 0 }, reason: 'By hand', tellsGuest: false };

  // The reader sees the booking and neither address nor telephone, and nothing to press.
  await openPage(rita, `${desk}/reservations/${reservationId}`);
  await expect(rita.getByText('Ada Lovelace').first()).toBeVisible();
  await expect(rita.getByRole('region', { name: 'Money' })).toContainText('CHF 374.50');
  await expect(rita.getByText(email)).toHaveCount(0);
  await expect(rita.getByText('+442079460000')).toHaveCount(0);
  for (const name of ['Cancel', 'Mark as paid at the hotel', 'Edit', 'Add a note'])
    await expect(rita.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(rita.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0);
  await expect(rita.getByRole('navigation').getByRole('link', { name: 'People' })).toHaveCount(0);
  await rita.keyboard.press('n');
  await expect(rita).toHaveURL(new RegExp(reservationId));
  await openPage(rita, `${desk}/people`);
  await expect(rita.getByRole('heading', { name: 'This page is not yours to open' })).toBeVisible();
  expect(await callFromPage(rita, 'POST', `${at}/cancellation`, cancel)).toBe('403 operator.role');
  expect(await callFromPage(rita, 'POST', `${at}/notes`, { text: 'By hand' })).toBe('403 operator.role');
  expect(await callFromPage(rita, 'GET', 'desk/changes')).toBe('403 operator.role');

  // The front desk may cancel for the fee, and give nothing until the owner says how much.
  await openPage(fred, `${desk}/reservations/${reservationId}`);
  await expect(fred.getByText(email)).toBeVisible();
  await fred.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = fred.getByRole('dialog');
  await expect(question).toContainText('The policy asks for CHF 187.25 now. A manager may take less.');
  await question.getByRole('button', { name: 'Keep the reservation' }).click();
  expect(await callFromPage(fred, 'POST', `${at}/cancellation`, cancel)).toBe('403 money.limit');
  expect(await callFromPage(fred, 'PUT', 'desk/front-desk-limit', { amount: 99_900 })).toBe('403 operator.role');
  expect(await callFromPage(fred, 'GET', 'operator/people')).toMatch(/^40[34]/);

  await openPage(page, `${desk}/people`);
  await page.getByRole('textbox', { name: 'Amount in CHF' }).fill('50');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('The front desk may give CHF 50.00 of a reservation')).toBeVisible();
  await fred.reload();
  await fred.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('radio', { name: /Another amount/ }).check();
  await expect(question).toContainText('CHF 50.00 is left of what the front desk may give');
  await question.getByRole('textbox', { name: 'Amount in CHF' }).fill('100');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Flight was cancelled');
  await question.getByRole('radio', { name: 'No letter' }).check();
  await question.getByRole('button', { name: /^Cancel/ }).click();
  await expect(question).toContainText('Write an amount from CHF 137.25 to CHF 187.25.');
  await question.getByRole('textbox', { name: 'Amount in CHF' }).fill('140');
  await question.getByRole('button', { name: 'Cancel and keep CHF 140.00' }).click();
  await expect(fred.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  // The last owner stays, whatever is pressed or called.
  const line = page.getByRole('listitem').filter({ hasText: 'olga@hotel.example' });
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('dialog')).toContainText('is the last owner, and a hotel always has one');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await line.getByRole('button', { name: /^Change the role/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Make somebody else an owner first');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const people = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/hotels/${hotelId}/operator/people`,
  );
  const olga = (people as { people: { personId: string; email: string }[] }).people.find(({ email: one }) =>
    one.startsWith('olga'),
  );
  expect(await callFromPage(page, 'PUT', `operator/people/${olga?.personId}`, { role: 'reader' })).toBe(
    '409 person.last_owner',
  );
  expect(await callFromPage(page, 'DELETE', `operator/people/${olga?.personId}`)).toBe('409 person.last_owner');

  // Who did what stands in the list, by person and kind, and goes along as a file.
  await page.getByRole('link', { name: 'All changes' }).click();
  const changes = page.getByRole('table', { name: 'Changes' });
  await expect(changes).toContainText('Cancelled the booking of Ada Lovelace');
  await page.getByRole('combobox', { name: 'Who' }).selectOption('fred@hotel.example');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('booking');
  await expect(changes.getByRole('row')).toHaveCount(2);
  await expect(changes.getByRole('row').last()).toContainText('Flight was cancelled');
  await expect(page).toHaveURL(/who=fred%40hotel\.example&kind=booking/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'As CSV file' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toMatch(/fred@hotel\.example.*Cancelled the booking of Ada Lovelace/);
});
