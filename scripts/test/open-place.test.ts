import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { patience } from './patience.ts';

const program = `
const { openPlace } = await import(${JSON.stringify(join(import.meta.dirname, 'open-place.ts'))});
const { spawn } = await import('node:child_process');
const place = openPlace();
const wait = ['-e', 'setInterval(() => {}, 1000)'];
const given = spawn(process.execPath, wait, { env: { TMPDIR: place.path }, detached: true, stdio: 'ignore' });
const bare = spawn(process.execPath, wait, { env: {}, cwd: place.path, detached: true, stdio: 'ignore' });
console.log(JSON.stringify({ path: place.path, children: [given.pid, bare.pid] }));
setInterval(() => {}, 1000);
`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a run that is ended by %s leaves neither a process nor a file behind',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line = ''] = await new Promise<string[]>((resolve) =>
      createInterface({ input: run.stdout }).once('line', (first) => resolve([first])),
    );
    const { path, children } = JSON.parse(line) as { path: string; children: number[] };
    expect(existsSync(path)).toBe(true);
    expect(children.filter(isAlive)).toHaveLength(2);
    run.kill(signal);
    await vi.waitFor(() => expect([existsSync(path), children.filter(isAlive)]).toEqual([false, []]), {
      timeout: 30_000 * patience(),
      interval: 100,
    });
  },
);
