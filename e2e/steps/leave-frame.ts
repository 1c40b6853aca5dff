import { expect, type Page } from '@playwright/test';
import type { Transport } from '@stayfront/contract/call';
import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import { hotelToday } from './coming-stay.ts';
import { hotelSite } from './hotel-site.ts';
import { roomsLeftAtCasaLago } from './rooms-left.ts';

/** A stay at Casa Lago so far ahead that no other journey takes its rooms; each of these has days of its own. */
export async function farStay(api: Transport, from: number): Promise<Stay> {
  for (let inDays = from; inDays < from + 15; inDays++) {
    const arrival = addDays(hotelToday(), inDays);
    const stay = { arrival, departure: addDays(arrival, 1) };
    if ((await roomsLeftAtCasaLago(api, stay, 'limonaia')) > 1) return stay;
  }
  throw new Error('Casa Lago has no free days');
}

/** Out of the frame, in the whole window, on a page of ours. */
export const expectOutside = (page: Page, baseURL: string | undefined, hotelId: number): Promise<void> =>
  expect(page).toHaveURL(`${baseURL}/${hotelId}/checkout/card-details`);

/** In the hotel's own page again, whose address says nothing of it. */
export async function expectBack(page: Page): Promise<void> {
  const site = await hotelSite();
  await expect.poll(() => page.url()).toContain(site);
  await expect.poll(() => page.url()).not.toContain('stayfront=');
}
