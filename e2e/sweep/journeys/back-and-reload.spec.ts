import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test('a checkout without a chosen room leads to the rooms', async ({ page }) => {
  for (const step of ['guest-info', 'card-details']) {
    await openPage(page, `/1001/checkout/${step}`);
    await expect(page).toHaveURL(/\/1001(\?|$)/);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});
