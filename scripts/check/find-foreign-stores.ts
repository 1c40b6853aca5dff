import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { listFiles } from './list-files.ts';

// At the beginning of a line: what is planted for tests stands in a string.
const imported = /^(?:import|export|\}).*\bfrom '([^']+\.store)(?:\.ts)?'/gm;

/**
 * A `<noun>.store.ts` is its folder's own, for tests as well: whoever else wants to know or write something asks a verb of
 * that folder, so that a table is changed in one place.
 */
export async function findForeignStores(root: string): Promise<string[]> {
  const files = (await listFiles(root)).filter((file) => /\.tsx?$/.test(file));
  const complaints = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(join(root, file), 'utf8')).matchAll(imported)]
        .map(([, path = '']) => (path.startsWith('.') ? normalize(join(dirname(file), path)) : path))
        .filter((store) => dirname(store) !== dirname(file))
        .map((store) => `${file}: imports ${store}.ts, which belongs to its folder alone: give that folder a verb`),
    ),
  );
  return complaints.flat();
}
