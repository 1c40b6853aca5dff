import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Where the pictures of a walk go: a folder, or nowhere. The browser writes WebP itself. */
const folder = process.env['FILM_STRIP'];
const width = 900;

/** Whether the walk is photographed, and takes as long as a person takes. */
export const isFilmed = folder !== undefined && folder !== '';

/** A small picture of what a person sees now, for the documents; nothing is done where nobody asked for one. */
export async function filmStrip(page: Page, name: string): Promise<void> {
  if (!folder) return;
  const size = page.viewportSize();
  if (!size) throw new Error('A picture needs a size');
  // Pictures of rooms and those in the page beside it are there once the network has nothing more to bring.
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames())
    await frame.waitForFunction(() => [...document.images].every((one) => one.complete || one.loading === 'lazy'));
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: 0, ...size, scale: width / size.width },
  });
  await session.detach();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
