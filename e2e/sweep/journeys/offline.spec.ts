import { chooseRoom, doubleRoom } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { stillTime } from '../../steps/still-time.ts';
import { expect, test } from '../../stayfront.ts';

test.use({ mayComplain: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE(FUSED|SET)|ERR_FAILED/ });

for (const [situation, isOffline] of [
  ['the network is gone', true],
  ['the server does not answer', false],
] as const) {
  test(`when ${situation}, a search says so and trying again recovers`, async ({ page, context }) => {
    await openPage(page, homeOf(comingStay(3, 2)));
    // The panel is fetched when it is first opened; a guest in the tunnel has it open already.
    await page.getByRole('button', { name: 'Guests' }).click();
    const guests = page.getByRole('dialog', { name: 'Who is coming?' });
    await guests.getByRole('button', { name: 'Fewer: Adults' }).click();

    if (isOffline) await context.setOffline(true);
    else await page.route('**/availabilities?*', (route) => route.abort('connectionrefused'));
    await guests.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach the hotel');
    await expect(page.getByRole('alert')).toContainText('Nothing you have entered is lost.');
    await expect(page).toHaveURL(/nbAdults=1/);

    if (isOffline) await context.setOffline(false);
    else await page.unroute('**/availabilities?*');
    // Back in the network the page tries by itself.
    if (!isOffline) await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('6 rooms for your stay')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test.describe('a part of the page that does not come', () => {
  test.use({
    mayComplain:
      /ERR_CONNECTION_REFUSED|^thrown: (Failed to fetch dyn|A part of the page did not|Minified React error #422)/,
  });

  test('is said so instead of leaving nothing, at once or after two minutes, and trying again brings it', async ({
    page,
  }) => {
    const languages = page.getByRole('button', { name: 'Language: English' });
    const lost = page.getByRole('alert').filter({ hasText: 'We could not reach the hotel' });
    await page.clock.install();
    await openPage(page, homeOf(comingStay(3, 2)));
    await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
    await languages.click();
    await expect(lost).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();

    await openPage(page, homeOf(comingStay(3, 2)));
    await stillTime(page);
    await page.route('**/assets/*.js', () => {});
    await languages.click();
    await page.clock.fastForward(3_600_000); // an hour asleep
    await page.clock.runFor(109_999);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(lost).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(lost).toBeVisible();
  });

  test('is done without where the page can be: rooms are chosen without filters', async ({ page }) => {
    await page.route('**/assets/filter-panel*.js', (route) => route.abort('connectionrefused'));
    await openPage(page, homeOf(comingStay(3, 2)));
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
    await chooseRoom(page, doubleRoom);
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });
});
