import { expect } from '@playwright/test';
import { comingStay } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** Pages of one room, one package, one bundle. */
export async function* walkOffers({ page, api }: Deps): AsyncGenerator<Scene, void> {
  const { arrival, departure } = await quietStay(api);
  const query = `?checkIn=${arrival}&checkOut=${departure}`;
  await openPage(page, `/1001/room/double${query}`);
  for (const section of await page.locator('details:not([open]) > summary').all()) await section.click();
  yield { name: 'room' };
  await page.getByRole('button', { name: /^Picture 1 of \d in full screen/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'pictures-of-a-room', part: above, isLeft: true };
  await openPage(page, `/1001/room/double.flexible${query}`);
  yield { name: 'room-at-a-rate', part: 'main', isLeft: true };
  await openPage(page, `/1001/packages${query}`);
  yield { name: 'packages', part: 'main', isLeft: true };
  await openPage(page, `/1001/package/lake-and-sauna${query}`);
  yield { name: 'package', part: 'main', isLeft: true };
  const later = comingStay(3, 1);
  await openPage(page, `/1001/package/midweek-on-the-water?checkIn=${later.arrival}&checkOut=${later.departure}`);
  yield { name: 'package-that-does-not-fit', part: 'main', isLeft: true };
  await openPage(page, '/1001/bundle/399/GoogleHotelAds01/lake-weekend');
  await expect(page.getByRole('timer')).toBeVisible(); // comes with the session, which the bundle begins
  yield { name: 'bundle', part: 'main', isLeft: true };
  await openPage(page, `/1003/packages${query}`);
  yield { name: 'no-packages', part: 'main', isLeft: true };
  await openPage(page, `/1003/room/garden${query}`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'room-that-is-taken', part: above, isLeft: true };
}
