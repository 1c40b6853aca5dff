import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Count } from './count-tests.ts';
import type { Part } from './parts.ts';

export type Outcome = Count & { readonly isFine: boolean; readonly seconds: number };

/** Runs a part as a person would, with its output as it comes, and hands back what came of it. */
export async function runPart(part: Part, root: string, reportDir: string): Promise<Outcome> {
  const report = join(reportDir, `${part.name}.json`);
  const { tool, args, env } = part.command(report);
  const start = performance.now();
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
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const { passed, failed, failures }: Count =
    part.count && existsSync(report) ? part.count(report, root) : { passed: 0, failed: 0, failures: [] };
  const isFine = code === 0 && failed === 0;
  return {
    passed,
    // A runner that fails without a failed test (a file that cannot be loaded, say) must not look like success.
    failed: !isFine && part.count && failed === 0 ? 1 : failed,
    failures,
    isFine,
    seconds: (performance.now() - start) / 1000,
  };
}
