import { roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { changeHotel, openManagedHotel, type ManagedHotel } from '../steps/manage-hotel.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

const stay = comingStay(6, 2);
let hotel: ManagedHotel;

// What the browser says of a closed house.
test.use({ ...calm, mayComplain: /status of 503/ });

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  hotel = await openManagedHotel(request, 9302);
  await request.dispose();
});

test('A08 I03 a house that closes while a guest is there shows its notice, and lets in who waits', async ({
  page,
  request,
  api,
}) => {
  await page.clock.install();
  await openPage(page, homeOf(stay, 9302));
  await expect(roomCard(page, 'Attic Room')).toBeVisible();
  await changeHotel({ request, api }, hotel, {}, { isInMaintenance: true });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/9302\/maintenance\?checkIn=/);
  await expect(page.getByRole('heading', { name: /down for maintenance/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await changeHotel({ request, api }, hotel, {}, { isInMaintenance: false });
  await page.clock.runFor(31_000);
  await expect(page).toHaveURL(/\/9302(\?|$)/);
});
