import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

const bytes = Buffer.alloc(256 * 1024);
const everyMs = 10_000;

export const probeName = '.write-probe';

/**
 * Whether something can be written to a directory, as its disk says that is asked to keep it. A new file each time, since
 * one that is there already has its place even on a full disk. Looks once in a while, however often it is asked.
 */
export function diskProbe(directory: string, ticks: () => number): () => Promise<boolean> {
  let last: { readonly at: number; readonly canWrite: Promise<boolean> } | null = null;
  return () => {
    const at = ticks();
    if (!last || at - last.at >= everyMs) last = { at, canWrite: probe(directory) };
    return last.canWrite;
  };
}

async function probe(directory: string): Promise<boolean> {
  const file = path.join(directory, probeName);
  try {
    await mkdir(directory, { recursive: true });
    const handle = await open(file, 'w');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
