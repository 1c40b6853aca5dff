import { expect, type Page } from '@playwright/test';
import type { Scene } from '../scenes/scene.ts';
import { draw } from './draw.ts';
import { lookAtTexts } from './look-at-texts.ts';

/** WCAG 1.4.12: as far apart as a reader may want letters, words, lines and paragraphs. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const large = 'html { font-size: 200% !important }';

/**
 * Letters of twice the size and a desk at 200 per cent (1.4.4), a desk at 400 per cent, which is a window 320 pixels wide
 * (1.4.10), and wide spaces (1.4.12): nothing is lost, and nothing has to be pushed sideways. Ends in the narrowest.
 */
export async function expectRoomForText(page: Page, { name, part = 'body', at }: Scene): Promise<void> {
  const faults: Record<string, string[]> = {};
  await draw(page, false);
  for (const [what, width, css] of [
    ['letters of twice the size', 1440, large],
    ['wide spaces at a desk', 1440, spacing],
    ['a desk at 200 per cent', 640, ''],
    ['wide spaces on a phone', 390, spacing],
    ['320 pixels', 320, ''],
  ] as const) {
    if (at && (at === 1440) !== (width === 1440)) continue;
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const { overflow, cut, overlapping } = await lookAtTexts(page, part);
    const lost = [...overflow, ...cut, ...overlapping];
    if (lost.length > 0) faults[what] = lost;
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await draw(page, true);
  expect.soft(faults, `${name}: room for text`).toEqual({});
}
