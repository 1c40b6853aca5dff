import { symlink } from 'node:fs/promises';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { startApp } from '../../testing/start-app.ts';
import { diskProbe, probeName } from './disk-probe.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: 0 });

/** Whatever is written under this name meets the kernel's own full disk. */
const fillDisk = (directory: string): Promise<void> => symlink('/dev/full', path.join(directory, probeName));

describe('a server', () => {
  test('whose disk is full is not ready, and says so', async () => {
    await fillDisk(app.dataDir);
    const reply = await app.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'The disk of DATA_DIR is full or cannot be written to' },
    ]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  test('looks at its disk now and then, not each time it is asked, and leaves nothing there', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'stayfront-probe-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    let tick = 0;
    const canWrite = diskProbe(directory, () => tick);
    expect(await canWrite()).toBe(true);
    expect(await readdir(directory)).toEqual([]);
    await fillDisk(directory);
    tick += 9_999;
    expect(await canWrite()).toBe(true);
    tick += 1;
    expect(await canWrite()).toBe(false);
    await rm(path.join(directory, probeName), { force: true });
    tick += 10_000;
    expect(await canWrite()).toBe(true);
  });
});
