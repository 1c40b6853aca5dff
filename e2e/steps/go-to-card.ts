import type { Page } from '@playwright/test';
import { httpTransport } from '@stayfront/contract/call';
import { chooseRoom, doubleRoom } from './choose-room.ts';
import { homeOf } from './coming-stay.ts';
import { fillDetails, newGuest, type Guest } from './fill-details.ts';
import { openPage } from './open-page.ts';
import { quietStay } from './quiet-stay.ts';

/**
 * From a link with dates to the step where a card is asked for, at Hotel Seeblick. Far ahead: so many journeys take a
 * double room this way that those of the coming days would run out for the others.
 */
export async function goToCard(page: Page, rate: string): Promise<Guest> {
  const guest = newGuest();
  await openPage(page, homeOf(await quietStay(httpTransport(process.env['STAYFRONT_URL'] ?? ''))));
  await chooseRoom(page, doubleRoom, rate);
  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/1001\/checkout\/card-details/);
  return guest;
}
