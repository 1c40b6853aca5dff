import { datesPanel, dayIn } from '../../steps/choose-dates.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone that is turned while days are being chosen keeps them, and shows them as it is held', async ({
  page,
}) => {
  const { arrival, departure } = comingStay(6, 2);
  await openPage(page, '/1001');
  await page.getByRole('search').getByRole('button', { name: 'night' }).tap();
  await dayIn(datesPanel(page), arrival).tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(datesPanel(page).getByRole('grid')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(datesPanel(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await dayIn(datesPanel(page), departure).tap();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).tap();
  await expect(page).toHaveURL(new RegExp(`checkIn=${arrival}&checkOut=${departure}`));
});
