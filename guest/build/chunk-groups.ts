import path from 'node:path';
import type { Rolldown } from 'vite';
import { rootsOf } from './roots-of.ts';

const src = path.join(import.meta.dirname, '..', 'src');
const entry = path.join(src, 'entry', 'entry-client.tsx');
const home = path.join(src, 'screens', 'home', 'home-screen.tsx');
const room = path.join(src, 'screens', 'room', 'room-screen.tsx');

// Taken one by one out of a package that lists them all: the list says nothing about who needs which.
const isIcon = (id: string): boolean => /[\\/]icons[\\/]/.test(id);
const isMutation = (id: string): boolean => /[\\/](useMutation|mutationObserver)\.js$/.test(id);
const isPicked = (id: string): boolean => isIcon(id) || isMutation(id);

const isPartStyle = (id: string): boolean => /[\\/]ui[\\/]parts[\\/].*\.css$/.test(id);

type Belongs = (id: string, roots: ReadonlySet<string>) => boolean;

// A chunk takes along what its modules import, so those that everybody needs choose first.
const chunks: Record<string, Belongs> = {
  react: (id) => /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id),
  // Styles hold up the first paint, each file for itself: those of the parts, which every page is made of, come as one.
  first: (id, roots) => (roots.has(entry) || isPartStyle(id)) && id !== entry && !isPicked(id),
  rooms: (id, roots) => roots.has(home) && roots.has(room) && !isPicked(id),
  results: (id, roots) => roots.has(home) && id !== home && !isPicked(id),
  room: (id, roots) => roots.has(room) && roots.size > 1 && !isPicked(id),
};

/**
 * Which file of the build a module goes to: what every page needs in one, what the list of rooms and the page of one
 * share in another, the rest of the list in a third, what the page of one shares with later parts in a fourth. Sixty files of half a kilobyte each compress badly, and each ask
 * for themselves. What is left the bundler lays out.
 */
export const chunkGroups = [
  { name: 'icons', test: isIcon, minShareCount: 5, priority: 4 },
  // Who only looks sends nothing.
  { name: 'mutation', test: isMutation, priority: 4 },
  ...Object.entries(chunks).map(([name, belongs], place) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => (belongs(id, rootsOf(id, graph, entry)) ? name : null),
    debugName: name,
    priority: 9 - 2 * place,
  })),
];
