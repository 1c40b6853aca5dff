import type { Page } from '@playwright/test';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { quietLago } from '../../steps/change-a-stay.ts';
import { chooseRoom } from '../../steps/choose-room.ts';
import { homeOf } from '../../steps/coming-stay.ts';
import { fillAddress } from '../../steps/fill-address.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const people = '2 adults, 1 child (5 years), 1 infant (under 1 year)';
const note = (page: Page) => page.getByText('Prices are for the oldest age: 1 child (13 years), 1 infant (2 years).');

for (const { where, ...device } of [
  { where: 'at a desk', viewport: { width: 1280, height: 900 } },
  { where: 'on a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
])
  test.describe(where, () => {
    test.use(device);

    test('a family says how old its children are, pays for that, and finds it on the booking', async ({
      page,
      api,
    }) => {
      const stay = await quietLago(api);
      const party = { nbAdults: 2, nbChildren: 1, nbInfants: 1 };
      const priceOf = async (ages?: string): Promise<number> => {
        const dates = { checkIn: stay.arrival, checkOut: stay.departure };
        const query = { ...dates, ...party, ...(ages === undefined ? {} : { ages }) };
        const { availabilities } = await api(getRoomsAvailabilities, {
          params: { hotelId: 1002 },
          query,
          body: undefined,
        });
        const products = availabilities.find(({ guestRoomId }) => guestRoomId === 'limonaia')?.products ?? [];
        return products.find(({ ratePlanId }) => ratePlanId === 'pay-at-hotel')?.totalPrice ?? 0;
      };
      const [oldest, told] = [await priceOf(), await priceOf('5,0')];
      expect(told).toBeLessThan(oldest);

      await openPage(page, `${homeOf(stay, 1002)}&nbAdults=2&nbChildren=1&nbInfants=1&lang=en`);
      await expect(note(page)).toBeVisible();
      await page.getByRole('button', { name: 'Tell us the ages for the exact price' }).click();
      const panel = page.getByRole('dialog', { name: 'Who is coming?' });
      await panel.getByLabel('Age of child 1').selectOption('5 years');
      await panel.getByLabel('Age of infant 1').selectOption('under 1 year');
      await panel.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/ages=5%2C0/);
      await expect(note(page)).toBeHidden();
      await expect(page.getByText(people)).toBeVisible();
      await page.goBack();
      await expect(note(page)).toBeVisible();
      await page.goForward();
      await page.reload();
      await expect(page.getByText(people)).toBeVisible();

      await chooseRoom(page, 'Camera Limonaia');
      await fillDetails(page, newGuest());
      await fillAddress(page);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await acceptTerms(page);
      await placeOrder(page);
      await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(people);
      await expect(page.getByRole('main')).toContainText(`€${(told / 100).toFixed(2)}`);
    });
  });
