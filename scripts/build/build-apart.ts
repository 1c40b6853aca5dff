import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CannotBuild } from './cannot-build.ts';
import { root } from './places.ts';

/** Builds in a process of its own: what the tools take of the memory, half a gigabyte, goes back to the machine. */
export async function buildApart(): Promise<void> {
  if (!areToolsHere())
    throw new CannotBuild(
      'The pages are not built from these sources, and the tools that build them are not installed. ' +
        'Build before you leave the tools out: npm ci && npm run build && npm prune --omit=dev && npm start',
    );
  const building = spawn(process.execPath, [path.join(root, 'scripts/build.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The pages could not be built.');
}

/** `npm ci --omit=dev` leaves them out. */
function areToolsHere(): boolean {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}
