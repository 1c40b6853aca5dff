import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Command } from './parts.ts';
import { printNow, type Print } from './printer.ts';

/** Half as urgent as others: more, and neighbours on the machine would leave it nothing. */
const GIVES_WAY = 3;

/** Runs a program of node_modules as a person would, with its output as it comes; hands back the code it ends with. */
export async function runTool(
  root: string,
  { tool, args, env, givesWay }: Command,
  print: Print = printNow,
): Promise<number | null> {
  const child = spawn(tool, args, {
    cwd: root,
    env: {
      ...process.env,
      // Tests start hundreds of Node processes that read the same files: what the first has compiled serves the others.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/stayfront/compiled'),
      // Through a pipe, tools would leave out the colours that the terminal behind it can show.
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      ...env,
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'],
    },
    // On Windows the programs of node_modules/.bin are .cmd files, which only a shell can start.
    shell: process.platform === 'win32' && tool !== process.execPath,
    stdio: print === printNow ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  // Its own children inherit that.
  if (givesWay && child.pid !== undefined) setPriority(child.pid, GIVES_WAY);
  for (const words of [child.stdout, child.stderr]) words?.setEncoding('utf8').on('data', print);
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
