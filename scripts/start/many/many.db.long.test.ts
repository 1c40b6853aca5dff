import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runServer } from '@stayfront/e2e/server/run-server';
import { expect, onTestFinished, test } from 'vitest';

const token = 'counts-for-three';
const settings = {
  DEMO: 'off',
  WORKERS: '3',
  METRICS_TOKEN: token,
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: 'search=300',
  LOG_LEVEL: 'warn',
};

/** The processes that answer, by who has started them; the database is another one of its children. */
async function answering(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent && args.includes('start.ts') ? [Number(pid)] : [];
  });
}

type Asked = { readonly status: number; readonly body: string };
/** Each over a connection of its own: they are given to the processes in turn. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Asked> {
  const asking = request(url, { agent: false, headers }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return { status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() };
}
async function processesIn(url: string, meter: string): Promise<string[]> {
  const { body } = await ask(`${url}/metrics`, { authorization: `Bearer ${token}` });
  const rows = body.split('\n').filter((line) => line.startsWith(`${meter}{`));
  return [...new Set(rows.map((row) => /process="(\d+)"/.exec(row)?.[1] ?? ''))].toSorted();
}
/** A request whose head has been read, and whose body is yet to come. */
async function begin(url: string): Promise<{ finish(): Promise<number | undefined> }> {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const asking = request(`${url}/api/hotels/1/reservations`, { method: 'POST', headers, agent: false });
  const answer = once(asking, 'response') as Promise<[IncomingMessage]>;
  asking.flushHeaders();
  await once(asking, 'continue');
  return {
    async finish() {
      asking.end('{}');
      return (await answer)[0].statusCode;
    },
  };
}

test('three processes answer at one port, stand in for one that dies, and stop together when what runs is answered', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-many-'));
  const server = await runServer({ dataDir, settings });
  onTestFinished(async () => {
    if (existsSync(`/proc/${server.pid}`)) await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { url } = server;
  expect(server.said.filter((line) => line.startsWith('Stayfront is open'))).toHaveLength(1);

  for (let call = 0; call < 9; call++) expect((await ask(`${url}/healthz`)).status).toBe(200);
  expect(await processesIn(url, 'stayfront_http_request_duration_seconds_count')).toEqual(['1', '2', '3']);

  // One limit for all three: each by itself would welcome 300.
  const guest = { 'x-forwarded-for': '192.0.2.1' };
  const stay = 'checkIn=2030-06-11&checkOut=2030-06-12&nbAdults=1';
  let welcomed = 0;
  for (let refused = 0; refused < 20 && welcomed < 900;) {
    const { status } = await ask(`${url}/api/hotels/1/availabilities?${stay}`, guest);
    if (status === 429) refused++;
    else welcomed++;
  }
  expect(welcomed).toBeGreaterThanOrEqual(300);
  expect(welcomed).toBeLessThan(700);

  const before = await answering(server.pid);
  expect(before).toHaveLength(3);
  const [victim = 0] = before;
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => server.said.join('\n')).toContain('a process has ended and is replaced');
  await expect.poll(() => processesIn(url, 'process_uptime_seconds')).toEqual(['1', '2', '3']);
  const after = await answering(server.pid);
  expect(after).not.toContain(victim);
  expect(after).toHaveLength(3);

  const begun = [await begin(url), await begin(url), await begin(url)];
  const stopped = server.stop();
  await expect.poll(() => server.said).toContain('Finishing what is running, then stopping …');
  for (const one of begun) expect(await one.finish()).toBe(400);
  await stopped;
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid')), 'the database is stopped, too').toBe(false);
});

test('nobody is left who answers when the one that looks after them is killed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-many-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const server = await runServer({ dataDir, settings: { ...settings, WORKERS: '2' } });
  expect(await answering(server.pid)).toHaveLength(2);
  await server.kill(); // done when nobody is left who could print anything
  await expect(ask(`${server.url}/healthz`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  // Somebody has to stop the database that a killed server leaves behind.
  await (await runServer({ dataDir, settings: { DEMO: 'off' } })).stop();
});
