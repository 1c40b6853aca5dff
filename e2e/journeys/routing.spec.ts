import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

// What only a browser knows of an address: what stands behind its hash, the way back, and where the guest has scrolled to.
// All other links are followed in routes.http.spec.ts, and every hash in server/app/render/follow-hash.test.ts.

test.use(calm);

const whole = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The links with a hash that hotels are told of. */
const written = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'deep-links.md'), 'utf8');
const hashLinks = [...written.matchAll(/^\| `([^`]*#[^`]*)` \| `([^`]+)` \|/gm)];

test('A06 A07 A15 an older link with a hash opens its page, leaves no step behind, and never leads out of the house', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  expect(hashLinks).toHaveLength(3);
  for (const [, link = '', opens = ''] of hashLinks) {
    await page.goto('about:blank');
    await page.goto(link);
    // A room's page takes the address of its cheapest rate.
    await expect.poll(() => pathOf(page).replace(/(\/room\/[^.]+)\..*/, '$1'), link).toBe(opens);
  }
  await page.goto('/api/docs');
  await openPage(page, '/?lang=de#/1001/packages?nbAdults=1');
  await expect.poll(() => whole(page)).toBe('/1001/packages?nbAdults=1&lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/api/docs');
  for (const hash of ['//evil.example/1001', 'javascript:alert(1)', '/1001<script>alert(1)</script>']) {
    await page.goto(`/?probe=${encodeURIComponent(hash)}#${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Stayfront' })).toBeVisible();
  }
  // On a page of its own a hash stays what it is: a place on that page.
  await page.goto('/1001/packages?lang=en#/1002/packages');
  await expect(page.getByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
  expect(pathOf(page)).toBe('/1001/packages');
  expect(new Set(asked)).toEqual(new Set([baseURL]));
});

test('A09 A11 a new page begins at its top, with the body’s class of its own; the way back leads where one was', async ({
  page,
}) => {
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  await openPage(page, homeOf(comingStay(3, 1)));
  const card = page.getByRole('article', { name: 'Twin Room' });
  await card.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(100);
  await card.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twin Room' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await openPage(page, '/1001/customer-account/general-terms');
  await expect(page.locator('body')).toHaveClass('_account');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('body')).toHaveClass('');
  await page.goBack();
  await expect(page.locator('body')).toHaveClass('_account');
});

test('A10 the channel of a link is called back once: the hotel hears at once who brought the guest', async ({
  page,
}) => {
  const stay = comingStay(3, 2);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/searches')) told.push(request.postDataJSON());
  });
  await openPage(page, `/?hotelId=1001&channelId=400&checkIn=${stay.arrival}&checkOut=${stay.departure}`);
  await expect.poll(() => told.length).toBe(1);
  expect(told).toMatchObject([
    { checkIn: stay.arrival, checkOut: stay.departure, channelParameters: { channelId: 400 } },
  ]);
  // Once for a visit: another page of it says nothing new.
  await page
    .getByRole('link', { name: /special offers|all packages/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
  expect(told).toHaveLength(1);
});
