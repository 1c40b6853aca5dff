import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from './picture-store.ts';
import { sourceName } from './variants.ts';
import { writeWhole } from './write-whole.ts';

/** The name a source goes by: what it is, and nothing of what somebody called it. */
export const sourceHashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 24);

/** The source of a picture: from this machine's disk, or from the storage that all servers share, and then from here. */
export async function readSource(pictureDir: string, sourceHash: string, store?: PictureStore): Promise<Buffer | null> {
  const name = sourceName(sourceHash);
  const here = await readFile(path.join(pictureDir, name)).catch(() => null);
  if (here || !store) return here;
  const fetched = await store.get(name);
  // What somebody else put in its place there is not shown.
  if (!fetched || sourceHashOf(fetched) !== sourceHash) return null;
  await mkdir(pictureDir, { recursive: true });
  await writeWhole(path.join(pictureDir, name), fetched);
  return fetched;
}
