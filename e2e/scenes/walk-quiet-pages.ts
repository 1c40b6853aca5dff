import { openPage } from '../steps/open-page.ts';
import type { Deps, Scene } from './scene.ts';

/** Pages that are read and not used. */
export async function* walkQuietPages({ page }: Deps): AsyncGenerator<Scene, void> {
  for (const [name, address, part] of [
    ['privacy-policy', '/1001/customer-account/privacy-policy', 'main'],
    ['general-terms', '/1001/customer-account/general-terms', 'main'],
    ['accessibility', '/1001/customer-account/accessibility', 'main'],
    ['not-on-the-waiting-list', '/1001/waiting-list', 'main'],
    ['maintenance', '/1004/maintenance', 'html'],
    ['chain', '/hotel-chain/100', 'html'],
    ['chain-without-a-room', '/hotel-chain/100?nbAdults=8', 'main'],
  ] as const) {
    await openPage(page, address);
    yield { name, part, isLeft: true };
  }
  for (const [name, address] of [
    ['page-that-is-not-there', '/1001/nothing-here'],
    ['hotel-that-is-not-there', '/9999'],
  ] as const) {
    await openPage(page, address);
    await page.getByRole('button', { name: 'Stay here' }).click();
    yield { name, isLeft: true };
  }
}
