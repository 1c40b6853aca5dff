import { chownSync, cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPostmaster } from './find-postmaster.ts';
import { findPrograms } from './find-programs.ts';
import { hasUserNamespaces } from './has-user-namespaces.ts';
import { findGuest, makeGuest } from '../../../testing/postgres/launch-and-ask.ts';
import { isRoot, launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { closedDirectory, directoryOf, NAMELESS, NOBODY } from '../../../testing/postgres/others-directories.ts';
import { queryOnce } from './query-once.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

const DOCKER_RIGHTS =
  '+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+net_bind_service,+net_raw,+sys_chroot,+mknod,+audit_write,+setfcap';

// Every user and right that a machine may give us, each with a database of its own: a minute of work for what seldom changes.
describe('an ordinary user', () => {
  test('runs the database under his own name', async () => {
    const dataDir = scratchDirectory();
    const uid = isRoot ? NOBODY : statSync(dataDir).uid;
    if (isRoot) chownSync(dataDir, uid, uid);
    expect(await makeGuest({ dataDir, ...(isRoot && { uid }) })).toEqual({ runBy: uid, ownedBy: uid });
    expect(await findGuest({ dataDir, ...(isRoot && { uid }) })).toEqual({ runBy: uid, ownedBy: uid });
  });

  test.runIf(isRoot)('who has only a number is told so where that is too little', async () => {
    const { url } = launchElsewhere({ dataDir: directoryOf(NAMELESS), uid: NAMELESS, hasUserNamespaces: false });
    await expect(url).rejects.toThrow(
      /^DatabaseDidNotStart: The user with number 12345 has no name on this machine.* or set DATABASE_URL\.$/,
    );
  });

  test.runIf(isRoot)('can go on after root has once started his database', async () => {
    const dataDir = directoryOf(NOBODY);
    await makeGuest({ dataDir, uid: NOBODY });
    expect(await findGuest({ dataDir })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    expect(await findGuest({ dataDir, uid: NOBODY })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
  });
});

describe.runIf(isRoot && hasUserNamespaces())('an ordinary user', () => {
  test('who has only a number does so too', async () => {
    const dataDir = directoryOf(NAMELESS);
    expect(await makeGuest({ dataDir, uid: NAMELESS })).toEqual({ runBy: NAMELESS, ownedBy: NAMELESS });
    expect(await findGuest({ dataDir, uid: NAMELESS })).toEqual({ runBy: NAMELESS, ownedBy: NAMELESS });
    // Only making a database needs a name.
    const runs = await findGuest({ dataDir, uid: NAMELESS, hasUserNamespaces: false });
    expect(runs).toEqual({ runBy: NAMELESS, ownedBy: NAMELESS });
  });
});

describe.runIf(isRoot && hasUserNamespaces())('root, with user namespaces', () => {
  test('keeps the files and needs no other user', async () => {
    const dataDir = join(scratchDirectory(), 'data');
    expect(await makeGuest({ dataDir })).toEqual({ runBy: 0, ownedBy: 0 });
    expect(await findGuest({ dataDir })).toEqual({ runBy: 0, ownedBy: 0 });
  });

  test.each([
    ['of its own', 0],
    ['of somebody else', NAMELESS],
  ])('may keep the data under a closed directory %s', async (_, owner) => {
    const dataDir = join(closedDirectory(owner), 'data');
    expect(await makeGuest({ dataDir })).toEqual({ runBy: 0, ownedBy: 0 });
    expect(await findGuest({ dataDir })).toEqual({ runBy: 0, ownedBy: 0 });
  });
});

describe.runIf(isRoot)('root, where user namespaces are refused', () => {
  const refused = { hasUserNamespaces: false };

  test('has the database run by nobody', async () => {
    const dataDir = join(scratchDirectory(), 'data');
    expect(await makeGuest({ dataDir, ...refused })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    expect(await findGuest({ dataDir, ...refused })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
  });

  test('takes over after a kill also there', async () => {
    const dataDir = join(closedDirectory(0), 'data');
    const killed = launchElsewhere({ dataDir, ...refused });
    const url = await killed.url;
    await killed.kill();
    const next = launchElsewhere({ dataDir, ...refused });
    expect(await next.url).toBe(url);
    await next.stop();
    expect(findPostmaster(join(dataDir, 'postgres')).kind).toBe('nothing');
  });

  test.runIf(hasUserNamespaces())('notices that the kernel refuses them', async () => {
    const dataDir = join(scratchDirectory(), 'data');
    const really = { areNamespacesRefused: true };
    expect(await makeGuest({ dataDir, ...really })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    expect(await findGuest({ dataDir, ...really })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
  });

  test.each([
    ['of its own', 0],
    ['of somebody else', NAMELESS],
  ])('may keep the data under a closed directory %s, and it stays there', async (_, owner) => {
    const closed = closedDirectory(owner);
    const dataDir = join(closed, 'data');
    expect(await makeGuest({ dataDir, ...refused })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    expect(readdirSync(dataDir)).toContain('postgres');
    expect(await findGuest({ dataDir, ...refused })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });

  test('manages with the few rights that Docker leaves it', async () => {
    const dataDir = join(closedDirectory(NAMELESS), 'data');
    const docker = { dataDir, ...refused, through: ['setpriv', `--bounding-set=-all,${DOCKER_RIGHTS}`] };
    const killed = launchElsewhere(docker);
    const url = await killed.url;
    await killed.kill();
    const next = launchElsewhere(docker);
    expect(await next.url).toBe(url);
    await next.stop();
    await expect(queryOnce(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('copies the programs to where nobody can come, once', async () => {
    const scratch = scratchDirectory();
    const native = join(closedDirectory(0), 'package', 'native');
    cpSync(join(findPrograms(), '..'), join(native, '..'), { recursive: true, verbatimSymlinks: true });
    const dataDir = join(scratch, 'data');
    const shelves = [join(closedDirectory(0), 'no', 'use'), join(scratch, 'shelf')];
    const where = { dataDir, native, shelves, ...refused };
    expect(await makeGuest(where)).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    const [version] = readdirSync(join(scratch, 'shelf'));
    const copy = statSync(join(scratch, 'shelf', version ?? ''));
    expect(copy.uid).toBe(0);
    expect(await findGuest(where)).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    expect(statSync(join(scratch, 'shelf', version ?? '')).ino).toBe(copy.ino);
    expect(readdirSync(join(scratch, 'shelf'))).toEqual([version]);
  });

  test.runIf(hasUserNamespaces())('goes on with what it made when they were not, and back', async () => {
    const dataDir = join(scratchDirectory(), 'data');
    expect(await makeGuest({ dataDir })).toEqual({ runBy: 0, ownedBy: 0 });
    expect(await findGuest({ dataDir, ...refused })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
    expect(await findGuest({ dataDir })).toEqual({ runBy: NOBODY, ownedBy: NOBODY });
  });
});
