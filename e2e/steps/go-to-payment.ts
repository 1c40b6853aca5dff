import type { Page } from '@playwright/test';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { chooseRoom } from './choose-room.ts';
import { comeToPay } from './come-to-pay.ts';
import { homeOf } from './coming-stay.ts';
import { fillAddress } from './fill-address.ts';
import { fillDetails, newGuest, type Guest } from './fill-details.ts';
import { acceptTerms } from './go-to-review.ts';
import { openPage } from './open-page.ts';

export const prepaidRoom = 'Camera Limonaia';

/** At the payment step of Casa Lago, where the prepaid rate is paid on Juspay's page. */
export const goToPayment = (page: Page, stay: Stay, room = prepaidRoom, guest = newGuest()): Promise<Guest> =>
  comeToPay(page, { hotelId: 1002, stay, room, rate: 'Non-refundable' }, guest);

/** The whole way there, from a link with dates. */
export async function walkToPayment(page: Page, stay: Stay, room = prepaidRoom): Promise<Guest> {
  await openPage(page, homeOf(stay, 1002));
  return goOnToPayment(page, room);
}

/** The same from the rooms that are on the page. */
export async function goOnToPayment(page: Page, room = prepaidRoom): Promise<Guest> {
  const guest = newGuest();
  await chooseRoom(page, room, 'Non-refundable');
  await fillDetails(page, guest);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { name: 'Confirm and pay' }).waitFor();
  return guest;
}

/** Accepts the terms, holds the room and opens the provider's page. */
export async function proceed(page: Page): Promise<void> {
  await acceptTerms(page);
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
}

/** The provider's page in its frame. */
export const hostedPage = (page: Page) => page.frameLocator('iframe[title="Sandbox payment page"]');

/** Pays on the provider's page with the test card that ends so. */
export async function payWith(page: Page, lastFour: string): Promise<void> {
  const hosted = hostedPage(page);
  await hosted.getByRole('button', { name: new RegExp(`${lastFour} `) }).click();
  await hosted.getByRole('button', { name: /^Pay EUR/ }).click();
}
