import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, packPage } from './pack-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR;q=0.1', 'br'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who says %j is sent %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

test('a page is the same once it is unpacked', async () => {
  const html = '<p>Grüezi, 日本</p>'.repeat(500);
  expect(brotliDecompressSync(await packPage(html, 'br')).toString()).toBe(html);
  expect(gunzipSync(await packPage(html, 'gzip')).toString()).toBe(html);
  expect((await packPage(html, 'identity')).toString()).toBe(html);
});
