import type { Page } from '@playwright/test';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { chooseRoom, doubleRoom } from './choose-room.ts';
import { homeOf } from './coming-stay.ts';
import type { Sight } from './sight.ts';
import { openPage } from './open-page.ts';
import { fillDetails, newGuest, type Guest } from './fill-details.ts';

/** From a link with dates to the last look before booking, with the box ticked. */
export async function goToReview(page: Page, stay: Stay, room = doubleRoom): Promise<Guest> {
  const guest = newGuest();
  await openPage(page, homeOf(stay));
  await chooseRoom(page, room);
  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  return guest;
}

export async function acceptTerms(page: Sight): Promise<void> {
  await page.getByRole('checkbox', { name: 'I accept' }).check();
}

export async function placeOrder(page: Sight): Promise<void> {
  await page.getByRole('button', { name: 'Place Order' }).click();
}
