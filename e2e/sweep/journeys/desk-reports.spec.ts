import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);

const hotelId = freshHotelId(2209);
const day = addDays(receptionToday(), 3);
const stay = { arrival: day, departure: addDays(day, 2) };
const reports = `/${hotelId}/desk/reports?from=${day}&to=${addDays(day, 1)}&against=none`;

test('K25 a figure of a report opens into its reservation and back, and the address keeps what was asked', async ({
  page,
  api,
}) => {
  await openReception(hotelId);
  await turnTheDay(hotelId);
  const wish = { hotelId, stay, ratePlanIds: ['pay-at-hotel'], roomId: 'suite', email: newGuest().email };
  const { reservationId } = await bookRoomsByApi(api, { ...wish, named: { givenName: 'Ada', surname: 'Bernasconi' } });
  await enterDesk(page, { hotelId, email: 'rita@hotel.example', role: 'reader' });
  await page.getByRole('link', { name: 'Reports' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await openPage(page, reports);
  // Two nights of one room, of twenty there are.
  await expect(page.getByText('2 sold ÷ 40 there were')).toBeVisible();
  await page.getByRole('button', { name: 'Suite', exact: true }).press('Enter');
  const behind = page.getByRole('dialog', { name: 'Suite' });
  await expect(behind.getByText(/Stays: 1, nights: 2/)).toBeVisible();
  await page.reload();
  await behind.getByRole('link', { name: 'Ada Bernasconi' }).click();
  await expect(page).toHaveURL(new RegExp(reservationId));
  await page.goBack();
  await expect(behind.getByText(/Stays: 1, nights: 2/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(behind).toBeHidden();
  await page.getByLabel('Counted by').selectOption({ label: 'Days of booking' });
  await expect(page.getByText('Nothing was sold on these days.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Money' }).click();
  await expect(page.getByText('No money moved on these days.').or(page.getByText('By way').first())).toBeVisible();
});
