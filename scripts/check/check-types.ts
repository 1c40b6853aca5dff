import { globSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsOf } from './run-tool.ts';

const ROOMS = ['rules', 'contract', 'server', 'guest', 'sandbox', 'demo', 'e2e', 'bench', 'scripts'];
const TESTS = 'tsconfig.tests.json';

function hasTypeScript(root: string, room: string): boolean {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, room), exclude: (name) => /node_modules|dist/.test(name) });
  return files.length > 0;
}

/** Compiles every room by its own tsconfig, two at a time; each room's libraries say what it may touch. */
export async function checkTypes(root: string): Promise<string[]> {
  const waiting = [...ROOMS.filter((room) => hasTypeScript(root, room)), TESTS];
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
