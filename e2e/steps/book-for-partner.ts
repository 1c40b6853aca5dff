import type { Page } from '@playwright/test';
import type { Conversion } from '@stayfront/contract/manage/channels';
import type { PartnerSandbox } from '@stayfront/sandbox/partners/start-partners';
import type { OwnHotel } from '../server/open-own-hotel.ts';
import { fillDetails, newGuest, type Guest } from './fill-details.ts';
import { acceptTerms, placeOrder } from './go-to-review.ts';
import { openPage } from './open-page.ts';

export const cookie = async (page: Page, name: string): Promise<{ value: string; days: number } | null> => {
  const found = (await page.context().cookies()).find((one) => one.name === name);
  return found ? { value: found.value, days: Math.round((found.expires - Date.now() / 1000) / 86_400) } : null;
};

/** From a link with dates to the page that says it is booked. */
export async function bookFrom(page: Page, link: string): Promise<{ guest: Guest; reservationId: string }> {
  const guest = newGuest();
  await openPage(page, link);
  const card = page.getByRole('article', { name: 'Panorama Room' });
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await page.getByRole('heading', { name: 'Who is staying?' }).waitFor();
  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await placeOrder(page);
  await page.getByRole('heading', { name: 'Booking confirmed!' }).waitFor();
  const reservationId = await page.getByText(/^SB4-\w{10}$/).innerText();
  return { guest, reservationId };
}

export const heard = (partners: PartnerSandbox, reservationId: string) =>
  partners.received.filter((report) => JSON.stringify(report).includes(reservationId));

export const recordOf = async (hotel: OwnHotel, reservationId: string): Promise<Conversion[]> =>
  (await hotel.manage<{ conversions: Conversion[] }>('GET', `conversions?reservationId=${reservationId}`)).conversions;
