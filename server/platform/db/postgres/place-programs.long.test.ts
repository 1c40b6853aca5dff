import { chmodSync, cpSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { copyPrograms } from './copy-programs.ts';
import { findPrograms } from './find-programs.ts';
import { isRoot, launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { makeLibraryLinks } from './make-library-links.ts';
import { placePrograms } from './place-programs.ts';
import { queryOnce } from './query-once.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

const silent = (): void => undefined;
const US = { kind: 'this-user' } as const;
const ordinary = isRoot ? { uid: 65534 } : {};

describe('the programs in node_modules', () => {
  test('run although npm was told to run no scripts, so that their library links are missing', async () => {
    const native = freshlyUnpacked();
    const programs = await placePrograms(native, US, [], silent);
    expect(programs).toEqual({
      initdb: join(native, 'bin', 'initdb'),
      postgres: join(native, 'bin', 'postgres'),
      version: '18.4',
    });
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    expect(links.length).toBeGreaterThan(0);
    for (const { target } of links) expect(readlinkSync(join(native, '..', target))).toMatch(/^lib[^/]+$/);
  });

  test('run from a copy for a user who may not write there', async () => {
    const native = freshlyUnpacked();
    chmodSync(join(native, 'lib'), 0o555);
    onTestFinished(() => chmodSync(join(native, 'lib'), 0o755));
    const dataDir = join(scratchDirectory(), 'data');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o777);
    const launched = launchElsewhere({ dataDir, native, ...ordinary });
    expect(await queryOnce(await launched.url, 'select 1 as one')).toEqual({ one: 1 });
    const copy = join(dataDir, 'postgres-programs', '18.4.0-beta.17', 'native');
    expect(launched.said).toContain(`Using a copy of the database programs in ${copy}`);
    expect(linksIn(native)).toEqual([]);
    expect(linksIn(copy).length).toBeGreaterThan(0);
    await launched.stop();
  });

  test('that cannot run on this machine lead to a word about it, not to copies', async () => {
    const native = freshlyUnpacked();
    makeLibraryLinks(native);
    chmodSync(join(native, 'bin', 'postgres'), 0o644);
    const shelf = join(scratchDirectory(), 'shelf');
    await expect(placePrograms(native, US, [shelf], silent)).rejects.toThrow(
      /^The PostgreSQL that comes with Stayfront cannot run on this machine: .*EACCES.* set DATABASE_URL\.$/,
    );
    expect(() => lstatSync(shelf)).toThrow('ENOENT');
  });

  test('are never taken from a folder into which others can write', async () => {
    const shelf = scratchDirectory();
    chmodSync(shelf, 0o777);
    expect(await copyPrograms(findPrograms(), shelf)).toBeUndefined();
    expect(readdirSync(shelf)).toEqual([]);
  });
});

/** As npm unpacks it: without links. */
function freshlyUnpacked(): string {
  const native = join(scratchDirectory(), 'package', 'native');
  cpSync(join(findPrograms(), '..'), join(native, '..'), {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink(),
  });
  return native;
}

function linksIn(native: string): string[] {
  return readdirSync(join(native, 'lib'), { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => entry.name);
}
