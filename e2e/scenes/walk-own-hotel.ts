import { expect } from '@playwright/test';
import { openHotel } from '../server/open-hotel.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import type { Deps, Scene } from './scene.ts';

/** A hotel that asks about cookies. */
export async function* walkOwnHotel({ page, hotelId }: Deps): AsyncGenerator<Scene, void> {
  await openHotel(hotelId, { config: { trackers: { tagManagerId: 'GTM-TEST456' } } });
  await openPage(page, homeOf(comingStay(30, 2), hotelId));
  const question = page.locator('.consent');
  await question.getByRole('button').last().click();
  await expect(question.getByRole('checkbox')).toHaveCount(2);
  yield { name: 'question-about-cookies', part: '.consent' };
  await question.getByRole('button').first().click();
  await expect(question).toBeHidden();
}
