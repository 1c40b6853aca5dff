import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { lendPictures } from '@stayfront/e2e/server/picture-shelf';
import { runServer } from '@stayfront/e2e/server/run-server';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { runLoad } from './run-load.ts';

/** The demo's calendar begins with the day it is. */
const today = stayDate(new Date().toISOString().slice(0, 10));
const connections = 64;
const seconds = 4;
const rounds = 3;
const token = 'counted-by-the-bench';

/**
 * What more processes bring on this machine: pages that are kept, pages of searches that are all different, and searches
 * by the API, with one process and with n (`npm run bench -- cores [n]`), against what the same step brings a bare server.
 */
export async function benchCores(say: (line: string) => void): Promise<void> {
  const [most = Math.max(2, os.availableParallelism())] = process.argv.slice(3).map(Number);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-cores-'));
  const dataDir = path.join(dir, 'data');
  await lendPictures(dataDir);
  const stay = `checkIn=${addDays(today, 10)}&checkOut=${addDays(today, 13)}&nbAdults=2`;
  const kinds: readonly Kind[] = [
    { name: 'results, kept', address: `/1001?${stay}`, first: `/1001?${stay}`, encoding: 'br' },
    { name: 'results, always another', address: '/1001?{stay}&{adults}', first: `/1001?${stay}`, encoding: 'br' },
    {
      name: 'searches by the API, always another',
      address: '/api/hotels/1001/availabilities?{stay}&{adults}',
      first: `/api/hotels/1001/availabilities?${stay}`,
      encoding: 'identity',
    },
  ];
  const own = new Map<string, number[]>();
  const bare = new Map<string, number[]>();
  try {
    for (let round = 0; round < rounds; round++)
      for (const processes of [1, most]) {
        const server = await runServer({ dataDir, settings: { WORKERS: String(processes), METRICS_TOKEN: token } });
        try {
          for (const { name, address, first, encoding } of kinds) {
            const answer = await fetch(server.url + first, { headers: { 'accept-encoding': encoding } });
            await answer.arrayBuffer();
            const load = (): ReturnType<typeof runLoad> =>
              runLoad(server.url + address, connections, seconds, { encoding });
            await load(); // warm, each of the processes
            note(own, `${name} ${processes}`, (await load()).perSecond);
          }
          const file = path.join(dir, 'page');
          await writeFile(file, Buffer.alloc(41_000, 'x'));
          note(bare, `${processes}`, await bareLoad(file, processes));
          if (round === 0) say(`${processes} processes: ${await memoryOf(server.url)}`);
        } finally {
          await server.stop();
        }
      }
    const bareGrowth = median(bare.get(`${most}`)) / median(bare.get('1'));
    say(`load ${os.loadavg()[0]?.toFixed(1)}; medians of ${rounds} runs`);
    say(
      `bare server, 41 KB: ${median(bare.get('1')).toFixed(0)}/s, with ${most} processes ` +
        `${median(bare.get(`${most}`)).toFixed(0)}/s: ${bareGrowth.toFixed(2)} ×`,
    );
    for (const { name } of kinds) {
      const [one, many] = [median(own.get(`${name} 1`)), median(own.get(`${name} ${most}`))];
      say(
        `${name}: ${one.toFixed(0)}/s, with ${most} processes ${many.toFixed(0)}/s: ${(many / one).toFixed(2)} ×, ` +
          `ratio to the bare server's growth ${(many / one / bareGrowth).toFixed(2)}`,
      );
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

type Kind = { readonly name: string; readonly address: string; readonly first: string; readonly encoding: string };

async function bareLoad(file: string, processes: number): Promise<number> {
  const script = path.join(import.meta.dirname, 'bare-cluster.ts');
  const child = spawn(process.execPath, [script, file, String(processes)], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${said.toString().trim()}/`;
    await runLoad(url, connections, 1);
    return (await runLoad(url, connections, seconds)).perSecond;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** What all processes together take, by their own meters. */
async function memoryOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const sum = (meter: string): number =>
    [...text.matchAll(new RegExp(`^${meter}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  const megabytes = (meter: string): string => `${(sum(meter) / 1024 / 1024).toFixed(1)} MB`;
  return `${megabytes('process_resident_memory_bytes')} of memory, ${megabytes('stayfront_snapshot_bytes')} of it calendars`;
}

function note(all: Map<string, number[]>, name: string, value: number): void {
  all.set(name, [...(all.get(name) ?? []), value]);
}
const median = (values: readonly number[] = []): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
