import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { makeLibraryLinks } from './make-library-links.ts';
import { nameProcess } from './name-process.ts';

/**
 * Puts a copy on the shelf that everybody may read and run, one for each version, once. Gives back where the
 * copy is, or nothing when this shelf cannot be used: the caller knows others.
 */
export async function copyPrograms(native: string, shelf: string): Promise<string | undefined> {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const finished = join(shelf, version);
  try {
    if (mkdirSync(shelf, { recursive: true }) !== undefined) chmodSync(shelf, 0o755);
    // Anybody may have made a folder of this name in /tmp, with programs of his own in it.
    if (!isOnlyOurs(shelf)) return undefined;
    if (lstatSync(finished, { throwIfNoEntry: false }) === undefined) await fill(native, finished);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOSPC') return undefined;
    throw error;
  }
  return join(finished, 'native');
}

async function fill(native: string, finished: string): Promise<void> {
  const unfinished = `${finished}-unfinished-${nameProcess(process.pid)}`;
  try {
    await cp(native, join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      // For compiling extensions only: a quarter of the files.
      filter: (source) => !source.endsWith('.a') && !source.endsWith('pgxs') && !source.endsWith('pkgconfig'),
    });
    openToAll(unfinished);
    makeLibraryLinks(join(unfinished, 'native'));
    renameSync(unfinished, finished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another launch was quicker: its copy is as good.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

/** Whatever our umask, or that of the one who installed, has left of the rights. */
function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, 0o755);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

function isOnlyOurs(directory: string): boolean {
  const stat = lstatSync(directory);
  return stat.isDirectory() && stat.uid === process.geteuid?.() && (stat.mode & 0o022) === 0;
}
