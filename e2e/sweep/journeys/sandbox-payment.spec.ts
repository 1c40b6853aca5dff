import { randomUUID } from 'node:crypto';
import type { Transport } from '@stayfront/contract/call';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { getTransactionStatus, initPaymentTransaction } from '@stayfront/contract/payment';
import { sendBookingRequest, type BookingAnswer } from '@stayfront/contract/reservation';
import { comingStay } from '../../steps/coming-stay.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { expect, test } from '../../stayfront.ts';

const hotelId = 1002;
const guestInfo = {
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@guest.example',
  phone: '+44 20 7946 0000',
  address: {
    addressLine: '12 St James’s Square',
    postalCode: 'SW1Y 4JH',
    city: 'London',
    state: 'England',
    country: 'GB',
  },
};

/** A prepaid room at Casa Lago, held until it is paid, and the address of the provider's page. */
async function holdRoom(api: Transport, inDays: number): Promise<{ held: BookingAnswer; paymentPage: string }> {
  const { arrival, departure } = comingStay(inDays, 2);
  const { availabilities } = await api(getRoomsAvailabilities, {
    params: { hotelId },
    query: { checkIn: arrival, checkOut: departure, nbAdults: 2, nbChildren: 0 },
    body: undefined,
  });
  const prepaid = availabilities.flatMap(({ products }) => products).find((one) => one.guaranteeType === 'PrePay');
  if (!prepaid) throw new Error(`Casa Lago has no prepaid room from ${arrival}`);
  const held = await api(
    sendBookingRequest,
    {
      params: { hotelId },
      query: {},
      body: {
        requestType: 'Book',
        reservation: { sessionId: 'Abcdefgh12345678', roomStays: [{ reference: prepaid.reference }], guestInfo },
      },
    },
    { idempotencyKey: randomUUID() },
  );
  const { data } = await api(initPaymentTransaction, {
    params: { hotelId, reservationId: held.reservationId },
    query: {},
    body: { token: held.token, profileId: randomUUID(), amount: held.payableNow },
  });
  return { held, paymentPage: String(data['paymentPage']) };
}

const statusOf = async (api: Transport, { reservationId, token }: BookingAnswer): Promise<string> =>
  (await api(getTransactionStatus, { params: { hotelId, reservationId }, query: {}, body: { token } })).status;

// A form sent with faults says so by its status; what the shop's own page says is another journey.
test.use({ mayComplain: /status of 422|payment-callback/ });

test('the sandbox’s payment page is for everybody, and is used with the keyboard alone', async ({ api, page }) => {
  const { held, paymentPage } = await holdRoom(api, 2);
  await page.goto(paymentPage);
  await expect(page.getByText('Sandbox: no money moves here. Use a test card, never a real one.')).toBeVisible();
  await expectNoBarriers(page, 'the payment page');

  const pay = page.getByRole('button', { name: /^Pay EUR/ });
  await tabTo(pay);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is a sandbox: use one of the test cards')).toBeVisible();
  await expectNoBarriers(page, 'the payment page with faults');

  await tabTo(page.getByRole('button', { name: /3220/ }));
  await page.keyboard.press('Enter');
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await expectNoBarriers(page, 'the bank’s question');
  expect(await statusOf(api, held)).toBe('pending');

  await tabTo(page.getByRole('button', { name: 'Yes, pay' }));
  const isBack = page.waitForRequest(
    /\/1002\/checkout\/payment-callback\?order_id=SF\w{15}&status=CHARGED&status_id=21&signature=/,
  );
  await page.keyboard.press('Enter');
  await isBack;
  expect(await statusOf(api, held)).toBe('success');
});

test('a declined card leaves the room held, and another card pays for it', async ({ api, page }) => {
  const { held, paymentPage } = await holdRoom(api, 3);
  const payWith = async (card: RegExp): Promise<void> => {
    await page.goto(paymentPage);
    await page.getByRole('button', { name: card }).click();
    const isBack = page.waitForRequest(/payment-callback/);
    await page.getByRole('button', { name: /^Pay EUR/ }).click();
    await isBack;
  };
  await payWith(/0002/);
  expect(await statusOf(api, held)).toBe('fail');
  await payWith(/4111/);
  expect(await statusOf(api, held)).toBe('success');
});
