import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { migrate } from '../migrate.ts';
import type { DatabaseFunction } from './database-function.ts';
import { hashOf, putFunctions } from './put-functions.ts';
import { sellingFunctions } from './selling-functions.ts';

const { url, db } = await freshDatabase();

const teaIn = (cup: string, edition: number): DatabaseFunction => ({
  signature: 'tea(integer)',
  edition,
  definition: `create or replace function tea(cups integer) returns text language sql as $$ select '${cup}' $$`,
});
const tea = async (): Promise<string | undefined> =>
  (await sql<{ tea: string }>`select tea(1)`.execute(db)).rows[0]?.tea;

/** Which transaction wrote each function last, and its text. */
const written = async () =>
  (
    await sql<{ name: string; xmin: string; source: string }>`
      select oid::regprocedure::text as name, xmin::text, prosrc as source from pg_proc
       where oid = any (${sellingFunctions.map(({ signature }) => signature)}::text[]::regprocedure[])
       order by 1`.execute(db)
  ).rows;

test('a database of this release sells rooms by the definitions of this release', async () => {
  const functions = await written();
  expect(functions).toHaveLength(sellingFunctions.length);
  for (const { definition } of sellingFunctions)
    expect(functions.some(({ source }) => definition.includes(source))).toBe(true);
});

test('a server that starts on it again writes none of them again, also where several do at once', async () => {
  const before = await written();
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(await written()).toEqual(before);
});

test('a changed definition replaces the one of before, and an older server leaves it alone', async () => {
  await putFunctions(db, [teaIn('green', 1)]);
  expect(await tea()).toBe('green');
  await putFunctions(db, [teaIn('white', 2)]);
  expect(await tea()).toBe('white');
  await putFunctions(db, [teaIn('green', 1)]);
  expect(await tea()).toBe('white');
});

test('a definition that fails leaves all of them as they were', async () => {
  await putFunctions(db, [teaIn('black', 7)]);
  const broken = { ...teaIn('x', 1), signature: 'coffee()', definition: 'create or replace function coffee' };
  await expect(putFunctions(db, [teaIn('mint', 8), broken])).rejects.toThrow('syntax error');
  expect(await tea()).toBe('black');
});

/*
 * What went out: a definition that is another one now has another edition, or a server of the release before would be
 * taken for one of this; and what older servers call is still there. After a release:
 * RECORD_RELEASE=yes npx vitest run server/platform/db/functions
 */
const record = path.join(import.meta.dirname, 'released-functions.json');
type Released = Readonly<Record<string, { readonly edition: number; readonly hash: string }>>;

test('each definition that went out is there still, as it was or in another edition', async () => {
  const now: Released = Object.fromEntries(
    sellingFunctions.map((one) => [one.signature, { edition: one.edition, hash: hashOf(one) }]),
  );
  if (process.env['RECORD_RELEASE'] !== undefined) await writeFile(record, `${JSON.stringify(now, null, 2)}\n`);
  for (const [signature, released] of Object.entries(JSON.parse(await readFile(record, 'utf8')) as Released)) {
    const { edition, hash } = now[signature] ?? { edition: 0, hash: '' };
    expect([signature, edition > released.edition || hash === released.hash]).toEqual([signature, true]);
  }
});
