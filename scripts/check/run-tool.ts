import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

type ToolRun = { passed: boolean; lines: string[] };

/** Runs a program of node_modules/.bin in `root` and hands back what it said. */
export async function runTool(
  root: string,
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const child = spawn(tool, args, {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      NO_COLOR: '1',
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'],
    },
    // On Windows the programs of node_modules/.bin are .cmd files, which only a shell can start.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitCode = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const [code, out, err] = await Promise.all([exitCode, text(child.stdout), text(child.stderr)]);
  return { passed: code === 0, lines: `${out}\n${err}`.split('\n').filter((line) => line.trim() !== '') };
}

/** What a checking program complains about. One that fails without a word must not pass for content. */
export async function complaintsOf(
  root: string,
  tool: string,
  args: string[],
  env?: Record<string, string>,
): Promise<string[]> {
  const { passed, lines } = await runTool(root, tool, args, env);
  if (passed) return [];
  return lines.length > 0 ? lines : [`${tool} ${args.join(' ')} failed without a word`];
}
