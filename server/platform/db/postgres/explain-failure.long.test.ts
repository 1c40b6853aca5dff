import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import { findPostmaster } from './find-postmaster.ts';
import { isRoot, launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { launchPostgres } from './launch-postgres.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

const silent = (): void => undefined;
const ordinary = isRoot ? { uid: 65534 } : {};

describe('when the database cannot start, the hotel is told why and what to do', () => {
  test('in a directory that this user may not write to', async () => {
    const dataDir = join(scratchDirectory(), 'closed');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o555);
    const { url } = launchElsewhere({ dataDir, ...ordinary });
    await expect(url).rejects.toThrow(
      new RegExp(
        `^DatabaseDidNotStart: The database cannot be kept in ${dataDir}: the user “.+” may not write there .*` +
          `Give that user the directory with all that is in it, or set DATA_DIR to another directory.$`,
      ),
    );
  });

  test.runIf(isRoot)('in a directory where root has already made one', async () => {
    const dataDir = await scratchDatabase();
    chownSync(dataDir, 65534, 65534);
    await expect(launchElsewhere({ dataDir, uid: 65534 }).url).rejects.toThrow('“nobody” may not write there');
  });

  test.runIf(isRoot)('as a root that may not become another user', async () => {
    const { url } = launchElsewhere({
      dataDir: scratchDirectory(),
      hasUserNamespaces: false,
      through: ['setpriv', '--bounding-set=-setuid'],
    });
    await expect(url).rejects.toThrow(/here root may not become another user .* Run Stayfront as an ordinary user/);
  });

  test('with settings that PostgreSQL does not understand', async () => {
    const dataDir = await scratchDatabase();
    writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), "shared_buffers = 'plenty'\n");
    const refusal = await refusalOf(dataDir);
    expect(refusal.message).toContain('invalid value for parameter "shared_buffers": "plenty"');
    expect(refusal.message).toContain(`More may be in ${dataDir}/postgres.log.`);
  });

  test('without its password', async () => {
    const dataDir = await scratchDatabase();
    const password = join(dataDir, 'postgres', 'stayfront-password');
    writeFileSync(password, 'not-the-one');
    expect((await refusalOf(dataDir)).message).toContain('password authentication failed');
    expect(findPostmaster(join(dataDir, 'postgres')).kind).toBe('nothing');
    rmSync(password);
    expect((await refusalOf(dataDir)).message).toContain(`there is no file ${password}. Restore it from your backup.`);
  });
});

describe.runIf(canMount())('when the disk is full, the hotel is told so', () => {
  test('before there is a database, and making room helps', async () => {
    const disk = smallDisk('30m');
    expect((await refusalOf(disk)).message).toBe(
      `The disk that holds ${disk} is full. Make room on it, or set DATA_DIR to a directory elsewhere.`,
    );
    spawnSync('mount', ['-o', 'remount,size=100m', disk]);
    const { url, stop } = await launchPostgres({ dataDir: disk, say: silent });
    expect(await queryOnce(url, 'select 1 as one')).toEqual({ one: 1 });
    await stop();
  });

  test('also when there is one, which making room then brings back', async () => {
    const disk = smallDisk('100m');
    const first = await launchPostgres({ dataDir: disk, say: silent });
    await queryOnce(first.url, "create table guest as select 'Ada' as name");
    await first.stop();
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'photos'), Buffer.alloc(bavail * bsize));
    expect((await refusalOf(disk)).message).toContain(`The disk that holds ${disk} is full.`);
    rmSync(join(disk, 'photos'));
    const second = await launchPostgres({ dataDir: disk, say: silent });
    expect(await queryOnce(second.url, 'select name from guest')).toEqual({ name: 'Ada' });
    await second.stop();
  });
});

async function refusalOf(dataDir: string): Promise<Error> {
  const refusal: unknown = await launchPostgres({ dataDir, say: silent }).catch((error: unknown) => error);
  if (!(refusal instanceof DatabaseDidNotStart)) throw new Error('expected a refusal', { cause: refusal });
  return refusal;
}

function canMount(): boolean {
  return isRoot && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

function smallDisk(size: string): string {
  const disk = join(scratchDirectory(), 'disk');
  mkdirSync(disk);
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
  onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  return disk;
}
