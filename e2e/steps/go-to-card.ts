import type { Page } from '@playwright/test';
import { chooseRoom, doubleRoom } from './choose-room.ts';
import { comingStay, homeOf } from './coming-stay.ts';
import { fillDetails, newGuest, type Guest } from './fill-details.ts';
import { openPage } from './open-page.ts';

/** From a link with dates to the step where a card is asked for, at Hotel Seeblick. */
export async function goToCard(page: Page, rate: string, inDays: number): Promise<Guest> {
  const guest = newGuest();
  await openPage(page, homeOf(comingStay(inDays, 2)));
  await chooseRoom(page, doubleRoom, rate);
  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/1001\/checkout\/card-details/);
  return guest;
}
