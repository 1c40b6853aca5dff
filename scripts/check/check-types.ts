import { globSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsOf } from './run-tool.ts';

/** What runs on Node alone, and the tests of all: one program, since each would compile the whole server again. */
const NODE = 'tsconfig.json';
/** Rooms whose libraries are others: what they may touch is said by their own tsconfig. */
const APART = ['guest', 'e2e', 'contract', 'rules'];

function hasTypeScript(root: string, room: string): boolean {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, room), exclude: (name) => /node_modules|dist/.test(name) });
  return files.length > 0;
}

/** Compiles everything by the tsconfig nearest to it, two at a time; a room's libraries say what it may touch. */
export async function checkTypes(root: string): Promise<string[]> {
  const waiting = [NODE, ...APART.filter((room) => hasTypeScript(root, room))];
  const complaints: string[] = [];
  const work = async (): Promise<void> => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      complaints.push(...(await complaintsOf(root, 'tsc', ['-p', project, '--pretty', 'false'])));
    }
  };
  await Promise.all([work(), work()]);
  // A file that two rooms compile is told of once.
  return [...new Set(complaints)];
}
