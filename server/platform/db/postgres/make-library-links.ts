import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

type Link = { source: string; target: string };

/**
 * npm packages cannot hold symbolic links, and without libicuuc.so.60 and its kind nothing starts. The package
 * makes them in a postinstall script, which does not run under `npm ci --ignore-scripts`.
 * Says whether all links are there now: not so where node_modules is read-only or somebody else's.
 */
export function makeLibraryLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      // Source and link are always in the same folder, so that the folder may be moved or copied.
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another launch was quicker: fine. Not allowed to write here: the caller then uses a copy.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}
