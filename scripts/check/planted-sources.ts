import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../..');

/** Sources of this repository with all of ours that they import, by their path: to be planted beside violations. */
export async function readWithImports(...entries: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file in found) continue;
    const source = await readFile(join(REPOSITORY, file), 'utf8');
    found[file] = source;
    for (const [, room, inRoom, beside] of source.matchAll(/ from '(?:@stayfront\/(\w+)\/([^']+)|(\.[^']+))'/g))
      waiting.push(beside === undefined ? `${room}/${inRoom}.ts` : posix.join(dirname(file), beside));
  }
  return found;
}
