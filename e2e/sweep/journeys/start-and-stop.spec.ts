import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeContainerTree } from '../../server/container-tree.ts';
import { runServer } from '../../server/run-server.ts';

const npm = ['npm', 'start'] as const;
const node = [process.execPath, path.join('scripts', 'start.ts')] as const;

/** Who is told to stop, and how. Ctrl-C in a terminal reaches everybody who was started there. */
const ways = [
  { command: npm, tell: (pid: number) => process.kill(pid, 'SIGTERM') },
  { command: node, tell: (pid: number) => process.kill(pid, 'SIGTERM') },
  { command: npm, tell: (pid: number) => process.kill(-pid, 'SIGINT') },
];

/** A request whose head the server has read, and whose body is yet to come. */
async function beginRequest(url: string): Promise<{ finish(): Promise<number | undefined> }> {
  const asking = request(`${url}/api/hotels/1001/reservations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2, Expect: '100-continue' },
  });
  const answer = once(asking, 'response') as Promise<[IncomingMessage]>;
  asking.flushHeaders();
  await once(asking, 'continue');
  return {
    async finish() {
      asking.end('{}');
      const [{ statusCode }] = await answer;
      return statusCode;
    },
  };
}

test('a hotel runs without what only builds and tests, and stops in good order, whoever is told to', async () => {
  const tree = await makeContainerTree();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-stopped-'));
  for (const tool of ['vite', 'react', 'typescript', '@playwright/test', '@sparticuz/chromium'])
    expect(existsSync(path.join(tree, 'node_modules', tool)), tool).toBe(false);

  for (const { command, tell } of ways) {
    const server = await runServer({ dataDir, cwd: tree, command });
    expect(await (await fetch(`${server.url}/1001`)).text()).toContain('Hotel Seeblick');
    const begun = await beginRequest(server.url);
    tell(server.pid);
    await expect.poll(() => server.said).toContain('Finishing what is running, then stopping …');
    expect(await begun.finish(), 'it is answered what is wrong with it').toBe(400);
    await server.gone;
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid')), 'the database is stopped too').toBe(false);
  }
  await rm(tree, { recursive: true });
  await rm(dataDir, { recursive: true });
});
