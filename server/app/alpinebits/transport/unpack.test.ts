import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpack } from './unpack.ts';

test('a body is unpacked up to its limit, and a bomb no further', async () => {
  const body = Buffer.from('free rooms');
  expect(await unpack(body, undefined)).toEqual({ body });
  expect(await unpack(gzipSync(body), 'gzip')).toEqual({ body });
  expect(await unpack(gzipSync(Buffer.alloc(10_001, ' ')), 'gzip', 10_000)).toMatchObject({ status: 413 });
  expect(await unpack(gzipSync(body).subarray(0, 12), 'gzip')).toMatchObject({ status: 400 });
  expect(await unpack(body, 'gzip')).toMatchObject({ status: 400 });
  expect(await unpack(body, 'br')).toMatchObject({ status: 415 });
});
