import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { roomCard } from '../../steps/choose-room.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test.describe('a closed house', () => {
  test.use({ mayComplain: /status of 503 .*\/1004\/maintenance\b/ });

  test('A08 a house in maintenance shows who it is and how to reach it, whatever page is asked for', async ({
    page,
  }) => {
    for (const address of ['/1004', '/1004/checkout/guest-info', '/1004/customer-account/privacy-policy']) {
      const answer = await openPage(page, address);
      await expect(page).toHaveURL(/\/1004\/maintenance$/);
      // Search engines come again instead of forgetting the house.
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '600']);
    }
    await expect(
      page.getByRole('heading', { name: 'Our booking-engine is currently down for maintenance.' }),
    ).toBeVisible();
    await expect(page.getByText('We expect to be back soon. Thanks for your patience.')).toBeVisible();
    await expect(page.getByRole('link', { name: '+41 33 555 01 77' })).toHaveAttribute('href', 'tel:+41335550177');
    await expect(page.getByRole('link', { name: 'hello@berghaus-alpina.example' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const logo = await page.getByRole('img', { name: 'Berghaus Alpina' }).boundingBox();
    expect(logo?.width).toBeLessThanOrEqual(450);
    expect(logo?.height).toBeLessThanOrEqual(300);
  });
});

test('B05 C05 F01 The Riverhouse: dark by itself, for adults only, its sold-out room cannot be booked, and it asks for no services', async ({
  page,
}) => {
  await openPage(page, homeOf(comingStay(3, 1), 1003));
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');

  const garden = roomCard(page, 'The Garden Room');
  await expect(garden.getByRole('button', { name: 'Room is sold out' })).toBeDisabled();
  await expect(garden).toContainText('Taken for your dates.');
  await expect(garden.getByRole('button', { name: 'Details & Book' })).toHaveCount(0);
  await expect(roomCard(page, 'The Weir Room').getByRole('button', { name: 'Details & Book' })).toBeEnabled();
  const greyed = garden.getByRole('img').first();
  await expect(greyed).not.toHaveCSS('filter', 'none');

  await page.getByRole('button', { name: 'Guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await expect(guests.getByRole('group')).toHaveCount(1);
  await expect(guests.getByRole('group', { name: 'Adults' })).toBeVisible();
  await expect(guests.getByRole('button', { name: 'More: Adults' })).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press('Escape');
  const weir = roomCard(page, 'The Weir Room');
  await weir.getByRole('button', { name: 'Details & Book' }).click();
  await weir
    .getByRole('button', { name: /^Book / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/1003\/checkout\/guest-info$/);
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  // Without services the step before is the rooms.
  await page.getByRole('banner').getByRole('link', { name: 'Rooms' }).click();
  await expect(page).toHaveURL(/\/1003\?checkIn=/);
});

test('a house with a provider sells every rate: paid now, guaranteed by card, or paid at the hotel', async ({
  page,
}) => {
  await openPage(page, homeOf(comingStay(3, 1)));
  const card = roomCard(page, 'Twin Room');
  await card.getByRole('button', { name: 'Details & Book' }).click();
  const prepaid = card.getByRole('region', { name: 'Non-refundable' });
  await expect(prepaid.getByText(/^CHF\s[\d,]+$/)).toBeVisible();
  for (const rate of ['Non-refundable', 'Flexible', 'Pay at hotel'])
    await expect(card.getByRole('button', { name: `Book ${rate}` })).toBeEnabled();
});
