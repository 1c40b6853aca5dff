import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { FLOORS } from './floors.ts';
import { listFiles } from './list-files.ts';

type Arrow = { readonly from: string; readonly to: string };

const isSource = (file: string): boolean =>
  file.startsWith('server/') &&
  file.endsWith('.ts') &&
  !file.startsWith('server/testing/') &&
  !file.endsWith('.test.ts');

/**
 * Within the server arrows fall: from a floor to those below it, and between the folders of a floor in one direction. Tests
 * put several floors together and are free.
 */
export async function findUpwardImports(root: string): Promise<string[]> {
  const arrows: Arrow[] = [];
  for (const from of (await listFiles(root)).filter(isSource))
    for (const [, path = ''] of (await readFile(join(root, from), 'utf8')).matchAll(/\bfrom '(\.[^']+)'/g))
      arrows.push({ from, to: normalize(join(dirname(from), path)) });
  return [...arrows.flatMap(complainOfFloors), ...findKnots(arrows)];
}

const floorOf = (file: string): number => FLOORS.findIndex((floor) => file.startsWith(`server/${floor}/`));

function complainOfFloors({ from, to }: Arrow): string[] {
  if (floorOf(from) === -1) return [`${from}: stands on no floor of the server (${FLOORS.join(', ')})`];
  if (floorOf(to) <= floorOf(from)) return [];
  return [`${from}: imports ${to}, which is above it: let what is above ask, or pass it in`];
}

/** The folder of a file below its floor; the floor itself for what stands there. */
const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(1, 3)
    .join('/')
    .replace(/\/[^/]*\.ts$/, '');

/** Folders that can be reached from themselves, each with the import that leads on to another of its circle. */
function findKnots(arrows: readonly Arrow[]): string[] {
  const reached = new Map<string, Set<string>>();
  const next = Map.groupBy(arrows, ({ from }) => folderOf(from));
  const reach = (folder: string): Set<string> => {
    const known = reached.get(folder);
    if (known) return known;
    const found = new Set<string>();
    reached.set(folder, found);
    const waiting = [folder];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
      for (const { to } of next.get(one) ?? []) {
        const other = folderOf(to);
        if (other === one || found.has(other)) continue;
        found.add(other);
        waiting.push(other);
      }
    return found;
  };
  return arrows
    .filter(({ from, to }) => folderOf(from) !== folderOf(to) && reach(folderOf(to)).has(folderOf(from)))
    .map(({ from, to }) => `${from}: imports ${to}, and ${folderOf(to)} leads back to ${folderOf(from)}`);
}
