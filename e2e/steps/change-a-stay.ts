import { expect, type Page } from '@playwright/test';
import type { Transport } from '@stayfront/contract/call';
import { getReservationPayment } from '@stayfront/contract/reservation-payment';
import { getReservation, type BookingAnswer } from '@stayfront/contract/reservation';
import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import { bookRoomsByApi } from './book-rooms-by-api.ts';
import { dayIn, datesPanel } from './choose-dates.ts';
import { comingStay } from './coming-stay.ts';
import { payWith } from './go-to-payment.ts';
import { openPage } from './open-page.ts';
import { searchApi } from './search-api.ts';

type Booked = Pick<BookingAnswer, 'reservationId' | 'token'>;
export const linkOf = (hotelId: number, { reservationId, token }: Booked, path = ''): string =>
  `/${hotelId}/reservation/${reservationId}${path}?t=${token}`;
export const readBack = (api: Transport, hotelId: number, { reservationId, token }: Booked) =>
  api(getReservation, { params: { hotelId, reservationId }, query: { t: token }, body: undefined });
export const moneyOf = (api: Transport, hotelId: number, { reservationId, token }: Booked) =>
  api(getReservationPayment, { params: { hotelId, reservationId }, query: { t: token }, body: undefined });
export const compare = (page: Page) => page.getByRole('button', { name: 'Compare' });
export const changed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your reservation is changed' });

/** Other days in the calendar, which is a sheet on every screen. */
export async function moveTo(page: Page, stay: Stay): Promise<void> {
  await page.getByRole('button', { name: /^Dates/ }).click();
  await dayIn(datesPanel(page), stay.arrival).click();
  await dayIn(datesPanel(page), stay.departure).click();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).click();
}

/** A stay at Casa Lago so far ahead that it is free to cancel, with every room free for a night more. */
export async function quietLago(api: Transport): Promise<Stay> {
  for (let inDays = 30; inDays < 200; inDays += 3) {
    const stay = comingStay(inDays, 2);
    const { availabilities } = await searchApi(api, { ...stay, departure: addDays(stay.departure, 1) }, 1002);
    if (availabilities.length > 0 && availabilities.every(({ availability }) => availability > 0)) return stay;
  }
  throw new Error('Casa Lago has no quiet days');
}

/** A prepaid room at Casa Lago, paid on the provider's own page. */
export async function paidRoom(page: Page, api: Transport, stay: Stay, email: string): Promise<BookingAnswer> {
  const booked = await bookRoomsByApi(api, { hotelId: 1002, stay, email, ratePlanIds: ['flexible-prepaid'] });
  await openPage(page, `/1002/reservation/payment/${booked.reservationId}?t=${booked.token}`);
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await payWith(page, '1111');
  await expect(page.getByText('Thank you, your payment has arrived')).toBeVisible();
  return booked;
}
