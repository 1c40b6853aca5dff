import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPostmaster } from './find-postmaster.ts';
import { hasUserNamespaces } from './has-user-namespaces.ts';
import { findGuest, makeGuest } from '../../../testing/postgres/launch-and-ask.ts';
import { isRoot, launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { closedDirectory, directoryOf, NAMELESS, NOBODY } from '../../../testing/postgres/others-directories.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

// The other users and rights are tried by the sweep (launch-with.long.test.ts).
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

describe.runIf(isRoot && hasUserNamespaces())('root, with user namespaces', () => {
  test('keeps the files and needs no other user', async () => {
    const dataDir = join(scratchDirectory(), 'data');
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
});
