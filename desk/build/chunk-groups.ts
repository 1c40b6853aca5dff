import path from 'node:path';
import type { Rolldown } from 'vite';
import { rootsOf } from '../../guest/build/roots-of.ts';

const entry = path.join(import.meta.dirname, '..', 'src', 'entry', 'entry-client.tsx');

const isPartStyle = (id: string): boolean => /[\\/](ui|desk[\\/]src)[\\/]parts[\\/].*\.css$/.test(id);

/**
 * Which file of the build a module goes to: what every page needs in one, what several screens share in another. Each file
 * is asked for by itself, of the worker that answers without a network, too: a hundred small ones kept a page from being
 * seen longer than all that is in them.
 */
export const chunkGroups = [
  group('first', 5, (id, roots) => id !== entry && (roots.has(entry) || isPartStyle(id))),
  group('shared', 3, (_id, roots) => roots.size >= 3),
];

function group(name: string, priority: number, belongs: (id: string, roots: ReadonlySet<string>) => boolean) {
  return {
    name: (id: string, graph: Rolldown.ChunkingContext) => (belongs(id, rootsOf(id, graph, entry)) ? name : null),
    debugName: name,
    priority,
  };
}
