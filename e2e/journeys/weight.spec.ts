import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { languages } from '@stayfront/contract/property/texts';
import { expect, test } from '../stayfront.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';

const most = 120 * 1024;

for (const lang of ['en', 'de', 'ar'])
  for (const [name, path] of [
    ['the rooms', '/1001'],
    ['one room', '/1001/room/double'],
  ])
    test(`before the first touch the page of ${name} needs at most 120 KB of JavaScript (${lang})`, async ({
      page,
    }) => {
      const { arrival, departure } = comingStay(3, 2);
      await openPage(page, `${path}?checkIn=${arrival}&checkOut=${departure}&lang=${lang}`);
      await page.waitForLoadState('networkidle');
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      );
      expect(scripts.length).toBeGreaterThan(5);
      expect(scripts.every((bytes) => bytes > 0)).toBe(true);
      expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most);
    });

/** What a page in a language carries before its first touch: the texts it names, and how much its scripts weigh. */
async function weigh(request: APIRequestContext, lang: string, known: Map<string, number>) {
  const page = await (await request.get(`/1001?lang=${lang}`)).text();
  const links = page.match(/<(?:link|script)\b[^>]*\.js"[^>]*>/g) ?? [];
  let bytes = 0;
  for (const link of links) {
    const [, file = ''] = /(?:href|src)="([^"]*\.js)"/.exec(link) ?? [];
    const weight = known.get(file) ?? brotliCompressSync(await (await request.get(file)).body()).length;
    known.set(file, weight);
    bytes += weight;
  }
  const texts = links.flatMap((link) => /data-texts="(\w+)\.po/.exec(link)?.[1] ?? []);
  return { texts: new Set(texts), bytes };
}

test('a page carries the guest’s language alone, and is at most 8 KB heavier for it than in English', async ({
  request,
}) => {
  const known = new Map<string, number>();
  const english = await weigh(request, 'en', known);
  expect(english.bytes).toBeGreaterThan(10_000);
  for (const lang of languages) {
    const { texts, bytes } = await weigh(request, lang, known);
    expect([...texts]).toEqual([lang]);
    expect(bytes - english.bytes, lang).toBeLessThanOrEqual(8 * 1024);
  }
});
