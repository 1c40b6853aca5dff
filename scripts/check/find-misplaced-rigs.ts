import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

const rooms = /^(rules|contract|server|ui|guest|desk|sandbox|demo)\//;
const tests = /\.(test|spec)\.tsx?$|\/testing\//;
// At the beginning of a line: what is planted for tests stands in a string.
const imported = /^(?:import|export|\}).*\bfrom '(vitest|@testing-library\/[^']+|[^']*\/testing\/[^']+)'/gm;

/** What only tests need stands among tests: nobody who reads a folder of the product has to tell the two apart. */
export async function findMisplacedRigs(root: string): Promise<string[]> {
  const files = (await listFiles(root)).filter((file) => /\.tsx?$/.test(file) && rooms.test(file) && !tests.test(file));
  const complaints = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(join(root, file), 'utf8')).matchAll(imported)].map(
        ([, path = '']) => `${file}: imports ${path}, which is for tests: it belongs into a folder testing/`,
      ),
    ),
  );
  return complaints.flat();
}
