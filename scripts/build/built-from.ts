import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deskDistDir, distDir, root } from './places.ts';

const mark = path.join(distDir, 'built-from');

const sources = [
  'guest/src/**',
  'desk/src/**',
  'desk/*.{ts,html}',
  'ui/**/*.{ts,tsx,css,json}',
  'guest/*.{ts,html}',
  'guest/build/*.ts',
  'desk/build/*.ts',
  'contract/**/*.{ts,json}',
  'rules/**/*.ts',
  'package-lock.json',
];

/** Whether the pages that are there were built from the sources as they are now. A container has no sources. */
export const isBuilt = (): boolean =>
  existsSync(mark) &&
  existsSync(deskDistDir) &&
  (!existsSync(path.join(root, 'guest/src')) || readFileSync(mark, 'utf8') === fingerprint());

/** What it is about to be built from; call the answer once it is built. */
export function noteSources(): () => void {
  const from = fingerprint();
  return () => writeFileSync(mark, from);
}

/** By content, not by time: a fresh clone or a switched branch has new times on old files. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const pattern of sources)
    for (const file of globSync(pattern, {
      cwd: root,
      exclude: (name) => /node_modules|\.test\.tsx?$/.test(name),
    }).sort()) {
      const full = path.join(root, file);
      try {
        hash.update(file).update(readFileSync(full));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
      }
    }
  return hash.digest('hex');
}
