import { expect, type Page } from '@playwright/test';
import type { Scene } from '../scenes/scene.ts';
import { expectNoBarriers } from './expect-no-barriers.ts';
import { expectRoomForText } from './expect-room-for-text.ts';
import { findFocusUnseen } from './find-focus-unseen.ts';
import { speakOn } from './speak-on.ts';
import { turnLight } from './turn-light.ts';

/**
 * A scene for everybody: read by axe in three languages, light and dark, wide and narrow; with large letters and wide
 * spaces; by the keyboard, also in forced colours. Ends as it began.
 */
export async function expectOpenToAll(page: Page, scene: Scene): Promise<void> {
  const { name, part = 'html', at, isWaiting, renew } = scene;
  const home = page.viewportSize() ?? { width: 1440, height: 900 };
  const speak = async (language: string): Promise<void> => {
    await speakOn(page, language, isWaiting);
    await renew?.();
  };

  await expectNoBarriers(page, `${name}, in English`, part);
  expect.soft(await findFocusUnseen(page, part), `${name}: the focus is seen`).toEqual([]);
  await speak('ar');
  await expectNoBarriers(page, `${name}, in Arabic`, part, { areColoursKnown: true });
  await speak('de');
  await expectRoomForText(page, scene);
  if (at === 1440) await page.setViewportSize(home); // else 320 pixels, where it has ended
  await turnLight(page);
  await expectNoBarriers(page, `${name}, in German, in the other light`, part);
  await turnLight(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await findFocusUnseen(page, part), `${name}: the focus is seen in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await page.setViewportSize(home);
  await speak('en');
}
