import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dice } from '@stayfront/rules/testing/dice';
import { NobodyReads, spool } from './spool.ts';
import { endOf, listedHead, most32 } from './zip-records.ts';
import { zipWriter, type Zipped } from './zip-writer.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stayfront-zip-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function* pieces(...all: readonly (string | Uint8Array)[]) {
  yield* all;
}
async function zipOf(files: readonly (readonly [string, readonly (string | Uint8Array)[], boolean?])[]) {
  const parts: Buffer[] = [];
  const zip = zipWriter(async (bytes) => void parts.push(bytes), Date.parse('2027-06-11T14:05:30Z'));
  const listed: Zipped[] = [];
  for (const [name, content, isPacked] of files) listed.push(await zip.add(name, pieces(...content), isPacked));
  await zip.end();
  return { bytes: Buffer.concat(parts), listed };
}

describe('a zip', () => {
  test('has every file as it was, under its name and with its mark', async () => {
    const names = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 5 });
    const content = fc.array(fc.oneof(fc.string(), fc.uint8Array({ maxLength: 200 })), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(names, content, fc.boolean(), async (all, parts, isPacked) => {
        const files = all.map((name) => [`f/${name.replaceAll('/', '_')}`, parts, isPacked] as const);
        const { bytes, listed } = await zipOf(files);
        const whole = Buffer.concat(parts.map((one) => Buffer.from(one as string)));
        const read = unzipSync(bytes);
        expect(Object.keys(read).toSorted()).toEqual(files.map(([name]) => name).toSorted());
        for (const one of Object.values(read)) expect(Buffer.from(one)).toEqual(whole);
        for (const { sha256, bytes: length } of listed)
          expect([length, sha256]).toEqual([whole.length, createHash('sha256').update(whole).digest('hex')]);
      }),
      { numRuns: dice(20) },
    );
  });

  test('packs what is larger than a piece, and is read with letters of any script in its names', async () => {
    const long = 'Zoë reserves a room. '.repeat(40_000);
    const { bytes } = await zipOf([
      ['README.txt', ['Hello']],
      ['reservations/Zoë.jsonl', [long]],
    ]);
    expect(bytes.length).toBeLessThan(long.length / 20);
    expect(strFromU8(unzipSync(bytes)['reservations/Zoë.jsonl'] ?? new Uint8Array())).toBe(long);
  });

  test('says where its list is also beyond four gigabytes, and beyond 65,535 files', () => {
    const far = listedHead({
      name: Buffer.from('a'),
      isPacked: true,
      time: 0,
      date: 0,
      crc: 1,
      packed: 2,
      bytes: 3,
      offset: most32 + 5,
    });
    expect(far.readUInt32LE(42)).toBe(most32);
    expect(far.readBigUInt64LE(46 + 1 + 4)).toBe(BigInt(most32 + 5));
    const end = endOf(70_000, 1_000, most32 + 10);
    expect([end.readUInt32LE(0), end.readBigUInt64LE(32), end.readBigUInt64LE(48)]).toEqual([
      0x06_06_4b_50,
      70_000n,
      BigInt(most32 + 10),
    ]);
    expect(endOf(3, 10, 20)).toHaveLength(22);
  });
});

describe('a spool', () => {
  test('gives what is written, however much faster it is written than read, and leaves no file behind', async () => {
    const stream = spool(dir, async (write) => {
      for (let i = 0; i < 50; i++) await write(Buffer.alloc(10_000, i));
    });
    const read: Buffer[] = [];
    for await (const piece of stream) read.push(piece as Buffer);
    const all = Buffer.concat(read);
    expect(all.length).toBe(500_000);
    expect([all[0], all[499_999]]).toEqual([0, 49]);
    expect((await readdir(dir)).filter((name) => name.startsWith('spool-'))).toEqual([]);
  });

  test('breaks off where writing fails, and writing ends where nobody reads on', async () => {
    const broken = spool(dir, async (write) => {
      await write(Buffer.from('half'));
      throw new Error('The disk is full');
    });
    const readAll = async (): Promise<void> => {
      for await (const _ of broken);
    };
    await expect(readAll()).rejects.toThrow('The disk is full');
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const left = spool(dir, async (write) => {
      try {
        for (;;) await write(Buffer.alloc(1_000));
      } catch (error) {
        resolve(error);
        throw error;
      }
    });
    for await (const _ of left) break;
    expect(await promise).toBeInstanceOf(NobodyReads);
    await expect.poll(async () => (await readdir(dir)).filter((name) => name.startsWith('spool-'))).toEqual([]);
  });
});
