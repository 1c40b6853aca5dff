import { houseName, makeChain } from '../../server/make-chain.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const houses = Array.from({ length: 50 }, (_, place) => 9400 + place);
const stay = comingStay(5, 2);

test('B01 D06 the search panel of one of fifty houses offers all of them and all properties', async ({ page }) => {
  await makeChain(94, 'Fifty Houses', houses);
  await openPage(page, `/9410?checkIn=${stay.arrival}&checkOut=${stay.departure}`);
  await page.getByRole('button', { name: `Hotel ${houseName(10)}` }).click();
  const panel = page.getByRole('dialog', { name: 'Hotel', exact: true });
  await expect(panel.getByRole('button')).toHaveCount(51);
  await panel.getByRole('button', { name: houseName(49) }).click();
  await expect(page).toHaveURL(new RegExp(`/9449\\?checkIn=${stay.arrival}`));
});
