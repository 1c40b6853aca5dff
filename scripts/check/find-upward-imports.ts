import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { ROOMS, type Room } from './floors.ts';
import { listFiles } from './list-files.ts';

type Arrow = { readonly from: string; readonly to: string };

const imported = /(?:\bfrom|\bimport) ?\(?'(\.[^']+)'/g;

/**
 * Within a room arrows fall: from a floor to those below it, and between the folders of a floor in one direction. Tests
 * put several floors together and are free.
 */
export async function findUpwardImports(root: string): Promise<string[]> {
  const files = (await listFiles(root)).filter((file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file));
  const complaints = await Promise.all(ROOMS.map((room) => complainOf(root, room, files)));
  return complaints.flat();
}

async function complainOf(root: string, room: Room, files: readonly string[]): Promise<string[]> {
  const own = files.filter((file) => file.startsWith(`${room.path}/`) && !file.startsWith(`${room.path}/testing/`));
  const found = await Promise.all(
    own.map(async (from) =>
      [...(await readFile(join(root, from), 'utf8')).matchAll(imported)]
        .map(([, path = '']) => ({ from, to: normalize(join(dirname(from), path.replace(/\?.*$/, ''))) }))
        .filter(({ to }) => to.startsWith(`${room.path}/`)),
    ),
  );
  const arrows = found.flat();
  return [
    ...arrows.flatMap((arrow) => complainOfFloors(room, arrow)),
    ...arrows.flatMap((arrow) => complainOfNeighbours(room, arrow)),
    ...findKnots(room, arrows),
  ];
}

const floorOf = ({ path, floors }: Room, file: string): number =>
  floors.findIndex((floor) => file.startsWith(`${path}/${floor}/`));

function complainOfFloors(room: Room, { from, to }: Arrow): string[] {
  if (floorOf(room, from) === -1) return [`${from}: stands on no floor of ${room.path} (${room.floors.join(', ')})`];
  if (floorOf(room, to) <= floorOf(room, from)) return [];
  return [`${from}: imports ${to}, which is above it: let what is above ask, or pass it in`];
}

/** Screens share what both need by a floor below them. */
function complainOfNeighbours(room: Room, { from, to }: Arrow): string[] {
  const isApart = [from, to].every((file) => room.apart && file.startsWith(`${room.path}/${room.apart}/`));
  if (!isApart || folderOf(room, from) === folderOf(room, to)) return [];
  return [`${from}: imports ${to}, of a neighbour: move what both need to the floor below`];
}

/** The folder of a file below its floor; the floor itself for what stands there. */
const folderOf = ({ path }: Room, file: string): string =>
  file
    .slice(path.length + 1)
    .split('/')
    .slice(0, -1)
    .slice(0, 2)
    .join('/');

/** Folders that can be reached from themselves, each with the import that leads on to another of its circle. */
function findKnots(room: Room, arrows: readonly Arrow[]): string[] {
  const folder = (file: string): string => folderOf(room, file);
  const reached = new Map<string, Set<string>>();
  const next = Map.groupBy(arrows, ({ from }) => folder(from));
  const reach = (start: string): Set<string> => {
    const known = reached.get(start);
    if (known) return known;
    const found = new Set<string>();
    reached.set(start, found);
    const waiting = [start];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
      for (const { to } of next.get(one) ?? []) {
        const other = folder(to);
        if (other === one || found.has(other)) continue;
        found.add(other);
        waiting.push(other);
      }
    return found;
  };
  return arrows
    .filter(({ from, to }) => folder(from) !== folder(to) && reach(folder(to)).has(folder(from)))
    .map(({ from, to }) => `${from}: imports ${to}, and ${folder(to)} leads back to ${folder(from)}`);
}
