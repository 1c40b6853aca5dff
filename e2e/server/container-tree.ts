import { cp, mkdir, mkdtemp, readFile, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const copied = /^COPY --from=build ((?:\/stayfront\/\S+ )+)\S+$/gm;

/**
 * A folder with what the Dockerfile puts into a container and with those packages that `npm prune --omit=dev` leaves.
 * Our own files are copied, so that they find no others; packages are links, since npm itself sees to what they need.
 */
export async function makeContainerTree(): Promise<string> {
  const tree = await mkdtemp(path.join(tmpdir(), 'stayfront-container-'));
  const dockerfile = await readFile(path.join(root, 'Dockerfile'), 'utf8');
  const named = [...dockerfile.matchAll(copied)].flatMap(([, names = '']) => names.trim().split(' '));
  for (const name of named.map((file) => path.relative('/stayfront', file)))
    if (name === 'node_modules') await linkPackages(tree);
    else await cp(path.join(root, name), path.join(tree, name), { recursive: true });
  return tree;
}

async function linkPackages(tree: string): Promise<void> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>;
  };
  for (const [name, { dev, link, resolved }] of Object.entries(lock.packages)) {
    if (dev || !/^node_modules\/(?!.*\/node_modules\/)/.test(name)) continue;
    const there = link ? path.join(tree, resolved ?? '') : path.join(root, name);
    const isHere = link || (await stat(there).catch(() => null)); // what is for another kind of machine is not installed
    if (isHere) await linkTo(there, path.join(tree, name));
  }
  // npm puts this Node in front of the machine's own.
  const node = path.join(root, 'node_modules/.bin/node');
  if (await stat(node).catch(() => null)) await linkTo(node, path.join(tree, 'node_modules/.bin/node'));
}

async function linkTo(there: string, name: string): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  await symlink(there, name, 'junction');
}
