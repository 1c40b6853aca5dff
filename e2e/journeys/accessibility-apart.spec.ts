import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { openPage } from '../steps/open-page.ts';
import { test } from '../stayfront.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const query of ['theme=light', 'lang=ar&theme=dark']) {
  test(`no barriers in any part in any state, ${query}`, async ({ page }) => {
    await openPage(page, `/__parts?${query}`);
    await expectNoBarriers(page, '/__parts');
  });
}

test('no barriers in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of [homeOf(comingStay(3, 2)), '/1001/reservation/cancel']) {
    await openPage(page, address);
    await expectNoBarriers(page, address);
  }
});

test('no barriers in the description of the API', async ({ page }) => {
  await page.goto('/api/docs');
  await expectNoBarriers(page, '/api/docs');
});

test.describe(() => {
  test.use({ mayComplain: /status of 404 .*(9999|nothing)/ });

  for (const [lang, width] of [
    ['en', 390],
    ['ar', 1440],
  ] as const)
    test(`no barriers on a page that is not there, ${lang}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of ['/1001/nothing-here', '/9999']) {
        await openPage(page, `${address}?lang=${lang}`);
        await expectNoBarriers(page, address);
      }
    });
});
