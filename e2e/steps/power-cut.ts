import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { httpTransport } from '@stayfront/contract/call';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import type { OwnServer } from '../server/own-server.ts';
import { findMails } from './find-mails.ts';
import { findOffer } from './find-offer.ts';
import { placeOrder } from './go-to-review.ts';

const reservations = '**/api/hotels/1001/reservations';

/** How many double rooms are left: each reservation takes exactly one. */
export const roomsLeft = async (own: OwnServer, stay: Stay): Promise<number> => {
  const wish = { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' };
  return (await findOffer(httpTransport(own.url), wish)).room.availability;
};

/** A mail on its way in the power cut may be posted again; it must tell of the same booking. */
export const bookingsTold = async (request: APIRequestContext, address: string): Promise<number> =>
  new Set((await findMails(request, address)).map(({ subject }) => subject)).size;

/** Presses the button; what happens to the request is up to the journey, and no answer comes back. */
export async function pressIntoThePowerCut(page: Page, meanwhile: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    reservations,
    async (route) => {
      await meanwhile(route);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeOrder(page);
  const message = page.getByRole('status').filter({ hasText: 'We could not reach the hotel' });
  await expect(message).toContainText('Please press the button again. You will not be booked twice.');
}
