import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const file = pathToFileURL(path.join(import.meta.dirname, 'stop-on-signal.ts')).href;
/** A server that has one thing to finish, which it does when it is told so. */
const server = (stops = 'resolve', finish = 'finished') => `
  import { stopOnSignal } from ${JSON.stringify(file)};
  const finished = new Promise((resolve, reject) => process.stdin.once('data', () => ${stops}(new Error('It does not stop'))));
  stopOnSignal(() => ${finish}, (line) => console.log(line));
  setInterval(() => {}, 60_000); // as a socket that it listens on would
  console.log('open ' + process.pid);`;

type Started = { readonly child: ChildProcess; readonly said: string[]; readonly gone: Promise<unknown[]> };

async function start(program: string, given: readonly string[], env: Record<string, string> = {}): Promise<Started> {
  const { npm_lifecycle_event: _, ...own } = process.env;
  const child = spawn(program, given, { env: { ...own, ...env }, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => said.push(line));
  const gone = once(child, 'close');
  await expect.poll(() => said.find((line) => line.startsWith('open')), { timeout: 60_000 }).toBeDefined();
  return { child, said, gone };
}
const startNode = (stops?: string) => start(process.execPath, ['--input-type=module', '-e', server(stops)]);
async function isStopping({ said }: Started): Promise<void> {
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Finishing what is running, then stopping …');
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what is running is finished, then it ends in good order',
  async (signal) => {
    const started = await startNode();
    started.child.kill(signal);
    await isStopping(started);
    expect(started.child.exitCode).toBeNull();
    started.child.stdin?.write('done\n');
    expect(await started.gone).toEqual([0, null]);
  },
);

test('what arrives twice at once, from the terminal and from npm, is one wish', async () => {
  const started = await startNode();
  started.child.kill('SIGINT');
  started.child.kill('SIGTERM'); // two of one kind at once would arrive as one
  await isStopping(started);
  started.child.stdin?.write('done\n');
  expect(await started.gone).toEqual([0, null]);
});

test('what cannot be stopped in good order ends with a word about it', async () => {
  const started = await startNode('reject');
  started.child.kill('SIGTERM');
  await isStopping(started);
  started.child.stdin?.write('done\n');
  expect(await started.gone).toEqual([1, null]);
  expect(started.said.join('\n')).toContain('It does not stop');
});

test('a server whose npm is gone stops too: npm passes SIGTERM on to a shell that ends without a word', async () => {
  const shell = [
    '-c',
    '"$0" --input-type=module -e "$1" & wait',
    process.execPath,
    server('resolve', 'Promise.resolve()'),
  ];
  const { child, said, gone } = await start('sh', shell, { npm_lifecycle_event: 'start' });
  child.kill('SIGKILL');
  await gone; // when nobody is left who could print anything
  expect(said).toContain('Finishing what is running, then stopping …');
});
