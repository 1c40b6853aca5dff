import { roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { changeHotel, openManagedHotel, type ManagedHotel } from '../../steps/manage-hotel.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

const stay = comingStay(6, 2);
let hotel: ManagedHotel;

test.use(calm);

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  hotel = await openManagedHotel(request, 9302);
  await request.dispose();
});

// All other fields of the config are changed in config.http.spec.ts.
test('I03 hotelHomepage is where the logo leads; addressRequired, tenantId and invoicingCurrency change what the guest is asked', async ({
  page,
  request,
  api,
}) => {
  const country = page.getByRole('combobox', { name: /Country/ });
  const state = page.getByRole('textbox', { name: /State/ });
  const currency = page.getByText('Invoice currency').filter({ visible: true });
  await changeHotel({ request, api }, hotel, {}, { hotelHomepage: 'https://one.example/' });
  await openPage(page, `${homeOf(stay, 9302)}&nbAdults=2`);
  await expect(page.locator('header a.logo')).toHaveAttribute('href', 'https://one.example/');
  const card = roomCard(page, 'Attic Room');
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  for (const [config, asked] of [
    [{ addressRequired: false, invoicingCurrency: undefined }, [0, 0, 0]],
    [{ addressRequired: true, tenantId: 1, invoicingCurrency: undefined }, [1, 0, 0]],
    [{ addressRequired: true, tenantId: 3, invoicingCurrency: 'EUR' }, [1, 1, 1]],
  ] as const) {
    await changeHotel({ request, api }, hotel, {}, config);
    await openPage(page, '/9302/checkout/guest-info');
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    for (const [place, field] of [country, state, currency].entries())
      await expect(field).toHaveCount(asked[place] ?? 0);
  }
});
