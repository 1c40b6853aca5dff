import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { languages } from '@stayfront/contract/property/texts';
import { expect, test } from '../stayfront.ts';

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
