import type { Page } from '@playwright/test';
import { httpTransport } from '@stayfront/contract/call';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { chooseRoom, doubleRoom } from './choose-room.ts';
import { comeToPay } from './come-to-pay.ts';
import { homeOf } from './coming-stay.ts';
import { fillDetails, newGuest, type Guest } from './fill-details.ts';
import { openPage } from './open-page.ts';
import { stayToBook } from './quiet-stay.ts';

/**
 * At the step where a card is asked for, at Hotel Seeblick. Far ahead: so many journeys take a double room this way that
 * those of the coming days would run out for the others.
 */
export const goToCard = async (page: Page, rate: string, stay?: Stay): Promise<Guest> =>
  comeToPay(page, { hotelId: 1001, stay: stay ?? (await aStay()), room: doubleRoom, rate });

/** The whole way there, from a link with dates. */
export async function walkToCard(page: Page, rate: string): Promise<Guest> {
  const guest = newGuest();
  await openPage(page, homeOf(await aStay()));
  await chooseRoom(page, doubleRoom, rate);
  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/1001\/checkout\/card-details/);
  return guest;
}

const aStay = (): Promise<Stay> => stayToBook(httpTransport(process.env['STAYFRONT_URL'] ?? ''));
