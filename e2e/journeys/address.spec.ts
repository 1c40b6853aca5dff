import { getReservation } from '@stayfront/contract/reservation';
import { chooseRoom } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { anAddress, fillAddress } from '../steps/fill-address.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { findMails } from '../steps/find-mails.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, homeOf(comingStay(4, 2), 1002));
  await chooseRoom(page, 'Camera Limonaia');
});

test('Casa Lago asks where a guest lives, and the booking carries the address', async ({ page, api, request }) => {
  const guest = newGuest();
  await fillDetails(page, guest);
  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('Country')).toHaveValue('Switzerland');
  await expect(page.getByLabel('Street')).toHaveValue(anAddress.addressLine);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  const reservationId = (await page.getByText(/^SB4-\w{10}$/).textContent()) ?? '';

  await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(1);
  const [mail] = await findMails(request, guest.email);
  const link = new URL(/View your booking: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  const booked = await api(getReservation, {
    params: { hotelId: 1002, reservationId },
    query: { t: link.searchParams.get('t') ?? '' },
    body: undefined,
  });
  expect(booked.guestInfo.address).toEqual(anAddress);
});
