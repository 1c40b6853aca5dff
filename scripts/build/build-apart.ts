import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './places.ts';

/** Builds in a process of its own: what the tools take of the memory, half a gigabyte, goes back to the machine. */
export async function buildApart(): Promise<void> {
  const building = spawn(process.execPath, [path.join(root, 'scripts/build.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The guest application could not be built.');
}
