import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Command } from './parts.ts';

/** Runs a program of node_modules as a person would, with its output as it comes; hands back the code it ends with. */
export async function runTool(root: string, { tool, args, env }: Command): Promise<number | null> {
  const child = spawn(tool, args, {
    cwd: root,
    env: {
      ...process.env,
      // Tests start hundreds of Node processes that read the same files: what the first has compiled serves the others.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/stayfront/compiled'),
      ...env,
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'],
    },
    // On Windows the programs of node_modules/.bin are .cmd files, which only a shell can start.
    shell: process.platform === 'win32' && tool !== process.execPath,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
