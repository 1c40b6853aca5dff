import { expect } from '@playwright/test';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { frameIn, openSite } from '../steps/hotel-site.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import type { Deps, Scene } from './scene.ts';

/** The booking in a frame of the hotel's own page. */
export async function* walkEmbed({ page, api }: Deps): AsyncGenerator<Scene, void> {
  const booking = await openSite(page, '/', await quietStay(api));
  const card = roomCard(booking, doubleRoom);
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await expect(card.getByRole('button', { name: 'Book Flexible' })).toBeVisible();
  await expect(booking.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
  const frame = frameIn(page);
  yield { name: 'rooms-in-a-frame', frame };
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await booking.getByRole('button', { name: 'Enter your contact details' }).click();
  await expect(booking.getByLabel('Given name')).toBeVisible();
  yield { name: 'contact-details-in-a-frame', part: 'main', frame, isLeft: true };
}
