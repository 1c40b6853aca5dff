import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dice } from '@stayfront/rules/testing/dice';
import { BadZip, readZip, type ZipLimits } from './zip-reader.ts';
import { zipWriter } from './zip-writer.ts';

const limits: ZipLimits = { files: 100, bytes: 200_000_000, growth: 500 };
let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stayfront-unzip-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function ours(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const zip = zipWriter(async (bytes) => void parts.push(bytes), 0);
  for (const [name, content] of Object.entries(files))
    await zip.add(
      name,
      (async function* () {
        yield content;
      })(),
    );
  await zip.end();
  return Buffer.concat(parts);
}
async function read(bytes: Uint8Array, own: ZipLimits = limits): Promise<Record<string, string>> {
  const file = path.join(dir, 'one.zip');
  await writeFile(file, bytes);
  const content: Record<string, string> = {};
  for (const [name, one] of await readZip(file, own)) {
    const pieces: Buffer[] = [];
    for await (const piece of one.read()) pieces.push(piece);
    content[name] = Buffer.concat(pieces).toString();
  }
  return content;
}
const refusal = async (bytes: Uint8Array, own?: ZipLimits): Promise<string> => {
  const failure: unknown = await read(bytes, own).catch((error: unknown) => error);
  if (failure instanceof BadZip) return failure.message;
  throw failure instanceof Error ? failure : new Error('It was read');
};
const text = (content: string): Uint8Array => Buffer.from(content);

describe('a zip that somebody brings', () => {
  test('is read as it was written, by us and by others', async () => {
    const name = fc.stringMatching(/^[a-z0-9äé]{1,8}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, fc.string({ maxLength: 3_000 }), { maxKeys: 5, noNullPrototype: true }),
        async (files) => {
          expect(await read(await ours(files))).toEqual(files);
          const others = Object.fromEntries(Object.entries(files).map(([one, content]) => [one, text(content)]));
          const known = Object.fromEntries(
            Object.entries(others).map(([one, bytes]) => [one, Buffer.from(bytes).toString()]),
          );
          expect(await read(zipSync(others))).toEqual(known);
        },
      ),
      { numRuns: dice(20) },
    );
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'C:/x', String.raw`..\x`, 'a//b', './a', ''])(
    'is refused where a name leads elsewhere: %j',
    async (name) => expect(await refusal(zipSync({ [name]: text('x') }))).toMatch(/^name/),
  );

  test('is refused where it has more in it than anybody means: files, bytes, or nothing but the same', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`f${i}`, text('x')]));
    expect(await refusal(zipSync(many))).toBe('too_many');
    const large = await ours({ 'a.txt': 'x'.repeat(90_000_000) });
    expect(await refusal(large)).toBe('too_large');
    expect(await refusal(large, { ...limits, growth: 10_000, bytes: 1_000 })).toBe('too_large');
  });

  test('is refused where it is cut off, at whatever place', async () => {
    const whole = await ours({ 'a.txt': 'Hello', 'b.txt': 'hello '.repeat(5_000) });
    for (let length = 0; length < whole.length; length += 7)
      expect(['no_zip', 'cut_off']).toContain(await refusal(whole.subarray(0, length)));
  });

  test('is refused where a byte is another, or read as it was', async () => {
    const files = { 'a.txt': 'Hello '.repeat(50), 'b.txt': 'World' };
    const whole = await ours(files);
    for (let at = 0; at < whole.length; at += 3) {
      const altered = Buffer.from(whole);
      altered[at] = (altered[at] ?? 0) ^ 0xff;
      const got = await read(altered).catch((error: unknown) => error);
      // A name may be another one; content never is.
      const isSame = JSON.stringify(Object.values(got as object)) === JSON.stringify(Object.values(files));
      expect([at, got instanceof BadZip || isSame]).toEqual([at, true]);
    }
  });

  test('is refused where it says of a file that it is smaller than it is, or has one in another', async () => {
    const whole = await ours({ 'a.txt': 'y'.repeat(5_000) });
    const list = whole.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    const smaller = Buffer.from(whole);
    smaller.writeUInt32LE(10, list + 24);
    expect(await refusal(smaller)).toBe('damaged: a.txt');
    const two = await ours({ 'a.txt': 'y'.repeat(50), 'b.txt': 'z' });
    const second = two.indexOf(
      Buffer.from([0x50, 0x4b, 0x01, 0x02]),
      two.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 1,
    );
    const inside = Buffer.from(two);
    inside.writeUInt32LE(4, second + 42);
    expect(await refusal(inside)).toMatch(/^damaged/);
  });

  test('is no zip where it is something else', async () => {
    for (const bytes of ['', 'x', 'hello there', '%PDF-1.7 something'])
      expect(await refusal(text(bytes))).toBe('no_zip');
  });
});
