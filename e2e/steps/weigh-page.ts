import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/** What a page in a language carries before its first touch: the texts it names, and how much its scripts weigh. */
export async function weighPage(request: APIRequestContext, lang: string, known: Map<string, number>) {
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
