import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Locator } from '@playwright/test';
import { datesPanel, dayIn } from '../steps/choose-dates.ts';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { comingStay, hotelToday } from '../steps/coming-stay.ts';
import { newGuest } from '../steps/fill-details.ts';
import { tabTo } from '../steps/tab-to.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

test('B03 a guest books a room with the keyboard alone', async ({ page }) => {
  const guest = newGuest();
  const stay = comingStay(3, 2);
  const { keyboard } = page;
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(target);
    await keyboard.press(key);
  };
  await openPage(page, '/1001');

  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByRole('search').getByRole('button').first()).toBeFocused();

  await press(page.getByRole('button', { name: 'Arrival' }));
  await expect(dayIn(datesPanel(page), hotelToday())).toBeFocused();
  for (const [key, days] of [
    ['ArrowDown', 7],
    ['ArrowUp', 0],
  ] as const) {
    await keyboard.press(key);
    await expect(dayIn(datesPanel(page), addDays(hotelToday(), days))).toBeFocused();
  }
  for (const day of [stay.arrival, stay.departure]) {
    await tabTo(dayIn(datesPanel(page), day), 'ArrowRight');
    await keyboard.press('Enter');
  }
  await press(datesPanel(page).getByRole('button', { name: 'Apply' }));
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}`));
  await expect(page.getByRole('button', { name: 'Arrival' })).toBeFocused();

  await press(page.getByRole('button', { name: 'Guests' }));
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await press(guests.getByRole('button', { name: 'More: Children' }));
  await expect(guests.getByRole('group', { name: 'Children' })).toContainText('1');
  await keyboard.press('Escape');
  await expect(guests).toBeHidden();
  await expect(page.getByRole('button', { name: 'Guests' })).toBeFocused();
  await expect(page).not.toHaveURL(/nbChildren/);

  const card = roomCard(page, doubleRoom);
  await press(card.getByRole('button', { name: 'Details & Book' }), 'Space');
  await press(card.getByRole('button', { name: 'Book Pay at hotel' }));
  // What opens by a press of a button begins with its heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Make it your stay' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Add Breakfast buffet' }), 'Space');
  await expect(page.getByRole('button', { name: 'Added Breakfast buffet' })).toHaveAttribute('aria-pressed', 'true');
  await press(page.getByRole('button', { name: 'Enter your contact details' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeFocused();

  for (const [label, text] of [
    ['Given name', guest.givenName],
    ['Surname', guest.surname],
    ['E-mail', guest.email],
    ['Confirm e-mail', guest.email],
    ['Phone', guest.phone],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.insertText(text);
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm your booking' })).toBeVisible();
  await press(page.getByRole('button', { name: 'cancellation conditions' }));
  await expect(page.getByRole('dialog', { name: 'Cancellation conditions' })).toContainText(doubleRoom);
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'cancellation conditions' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await press(page.getByRole('checkbox', { name: 'I accept' }), 'Space');
  await press(page.getByRole('button', { name: 'Place Order' }));
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
});
