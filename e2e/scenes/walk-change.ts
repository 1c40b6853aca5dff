import { expect } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { bookByApi } from '../steps/book-by-api.ts';
import { datesPanel, dayIn } from '../steps/choose-dates.ts';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { dropInField } from '../steps/type-card.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** A booked room becomes another one. */
export async function* walkChange({ page, api, round }: Deps): AsyncGenerator<Scene, void> {
  const stay = comingStay(47 + 2 * round, 2);
  const booked = await bookByApi(api, stay, newGuest().email);
  await openPage(page, `/1003/reservation/${booked.reservationId}/change/0?t=${booked.token}`);
  await expect(page.getByRole('radio', { name: /As booked/ })).toBeChecked();
  yield { name: 'change', part: 'main' };
  await page.getByRole('button', { name: /^Guests/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'change-guests', part: above };
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(datesPanel(page).locator('.day small:not(:empty)').first()).toBeVisible();
  yield { name: 'change-dates', part: above };
  await dayIn(datesPanel(page), stay.arrival).click();
  await dayIn(datesPanel(page), addDays(stay.arrival, 1)).click();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm the change' });
  await expect(confirm).toBeEnabled();
  yield { name: 'before-and-after', part: 'main' };
  await page.route(/\/changes$/, (route) => route.abort('connectionrefused'), { times: 1 });
  await confirm.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'change-that-was-not-made', part: above, isLeft: true };

  // One room more, at a rate that is paid now.
  const another = await stayToBook(api);
  const { reservationId, token } = await bookRoomsByApi(api, {
    hotelId: 1001,
    stay: another,
    email: newGuest().email,
    ratePlanIds: ['pay-at-hotel'],
  });
  await openPage(page, `/1001/reservation/${reservationId}?t=${token}`);
  await page.getByRole('link', { name: 'Add a room' }).click();
  await page.getByRole('radio').first().click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: /^Confirm and pay/ }).click();
  await expect(dropInField(page, 'Card owner')).toBeVisible();
  yield { name: 'payment-of-a-change', part: 'main', isLeft: true };
}
