import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * To make a picture takes all the power of the machine. Between runs of the tests the made ones stand on a shelf. It is
 * a matter of time only: without it everything works, more slowly.
 */
function shelf(): string {
  const makers = globSync('server/property/picture/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of makers.sort()) hash.update(readFileSync(path.join(root, file)));
  return path.join(root, 'node_modules', '.cache', 'stayfront', `pictures-${hash.digest('hex').slice(0, 12)}`);
}

const picturesIn = (dataDir: string): string => path.join(dataDir, 'pictures');

/** Of the shelf, and of another server that runs already. */
export async function lendPictures(dataDir: string, otherDataDir?: string): Promise<void> {
  const from = [shelf(), ...(otherDataDir === undefined ? [] : [picturesIn(otherDataDir)])];
  for (const place of from) if (existsSync(place)) await putMissing(place, picturesIn(dataDir));
}

/** Call it when the server has stopped: nothing is half written then. */
export async function shelvePictures(dataDir: string): Promise<void> {
  try {
    await putMissing(picturesIn(dataDir), shelf());
  } catch (error) {
    // A tree that cannot be written to has no shelf.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function putMissing(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  const missing = (await readdir(from)).filter((name) => !there.has(name) && !name.endsWith('.tmp'));
  for (const name of missing) await put(path.join(from, name), path.join(to, name));
}

/** Two names for one file where the disk can do that: a finished picture is never written to again. */
async function put(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
    await copyFile(from, `${to}.${process.pid}.tmp`);
    await rename(`${to}.${process.pid}.tmp`, to);
  }
}
