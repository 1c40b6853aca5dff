import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { openPage } from '../../steps/open-page.ts';
import { test } from '../../stayfront.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no barriers in any part in any state, in the light', async ({ page }) => {
  await openPage(page, '/__parts?theme=light');
  await expectNoBarriers(page, '/__parts');
});

test('no barriers in the description of the API', async ({ page }) => {
  await page.goto('/api/docs');
  await expectNoBarriers(page, '/api/docs');
});

test('no barriers in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of [homeOf(comingStay(3, 2)), '/1001/reservation/cancel']) {
    await openPage(page, address);
    await expectNoBarriers(page, address);
  }
});
