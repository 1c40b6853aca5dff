import { chooseRoom, doubleRoom } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use({ ...calm, mayComplain: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE(FUSED|SET)|ERR_FAILED/ });

test('a guest in tunnels is told so at the search and at the button, loses nothing, and finds the one booking', async ({
  page,
  context,
}) => {
  await openPage(page, homeOf(comingStay(7, 1)));
  // The panel is fetched when it is first opened; a guest in the tunnel has it open already.
  await page.getByRole('button', { name: 'Guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await guests.getByRole('button', { name: 'Fewer: Adults' }).click();
  await context.setOffline(true);
  await guests.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach the hotel');
  await expect(page.getByRole('alert')).toContainText('Nothing you have entered is lost.');
  await expect(page).toHaveURL(/nbAdults=1/);
  // Back in the network the page tries by itself.
  await context.setOffline(false);
  await expect(page.getByText(/\d rooms for your stay/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await chooseRoom(page, doubleRoom);
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await context.setOffline(true);
  await placeOrder(page);
  await expect(page.getByText('We could not reach the hotel')).toBeVisible();
  await context.setOffline(false);

  // Now the hotel hears of it, and its answer is lost; after a reload, in another language, the button is pressed again.
  let booked = '';
  await page.route(
    '**/api/hotels/1001/reservations',
    async (route) => {
      booked = ((await (await route.fetch()).json()) as { reservationId: string }).reservationId;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeOrder(page);
  await expect(page.getByText('You will not be booked twice.')).toBeVisible();
  await page.reload();
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await expect(page.getByText(booked)).toBeVisible();
});
