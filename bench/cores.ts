import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
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
  const own = new Map<string, Asked[]>();
  try {
    for (let round = 0; round < rounds; round++)
      for (const processes of [1, most]) {
        const server = await runServer({ dataDir, settings: { WORKERS: String(processes), METRICS_TOKEN: token } });
        try {
          for (const { name, address, first, encoding } of kinds) {
            const answer = await fetch(server.url + first, { headers: { 'accept-encoding': encoding } });
            await answer.arrayBuffer();
            await runLoad(server.url + address, connections, seconds, { encoding }); // warm, each of the processes
            note(own, `${name} ${processes}`, await ask(server.url + address, server.pid, encoding));
          }
          note(own, `${bare} ${processes}`, await askBare(path.join(dir, 'page'), processes));
          if (round === 0) say(`${processes} processes: ${await memoryOf(server.url)}`);
        } finally {
          await server.stop();
        }
      }
    say(`load ${os.loadavg()[0]?.toFixed(1)}; medians of ${rounds} runs`);
    const growthOf = (name: string): Asked & { told: string } => {
      const [one, many] = [middle(own.get(`${name} 1`)), middle(own.get(`${name} ${most}`))];
      const perSecond = many.perSecond / one.perSecond;
      // What it would be where each process has a core for itself.
      const cpu = (most * one.cpu) / many.cpu;
      const told =
        `${one.perSecond.toFixed(0)}/s, with ${most} processes ${many.perSecond.toFixed(0)}/s: ${perSecond.toFixed(2)} ×; ` +
        `processor ${one.cpu.toFixed(2)} and ${many.cpu.toFixed(2)} ms each, so ${cpu.toFixed(2)} × where cores are free`;
      return { perSecond, cpu, told };
    };
    const floor = growthOf(bare);
    say(`${bare}: ${floor.told}`);
    for (const { name } of kinds) {
      const { perSecond, cpu, told } = growthOf(name);
      say(
        `${name}: ${told}; ratio to the bare server’s growth ${(perSecond / floor.perSecond).toFixed(2)}, ` +
          `by processor ${(cpu / floor.cpu).toFixed(2)}`,
      );
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const bare = 'bare server, 41 KB';
/** `cpu` is what all its processes together take for an answer, in milliseconds. */
type Asked = { readonly perSecond: number; readonly cpu: number };
type Kind = { readonly name: string; readonly address: string; readonly first: string; readonly encoding: string };

async function ask(url: string, pid: number, encoding?: string): Promise<Asked> {
  const before = cpuOf(pid);
  const { perSecond } = await runLoad(url, connections, seconds, encoding === undefined ? {} : { encoding });
  return { perSecond, cpu: (cpuOf(pid) - before) / (perSecond * seconds) };
}

async function askBare(file: string, processes: number): Promise<Asked> {
  await writeFile(file, Buffer.alloc(41_000, 'x'));
  const script = path.join(import.meta.dirname, 'bare-cluster.ts');
  const child = spawn(process.execPath, [script, file, String(processes)], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${said.toString().trim()}/`;
    await runLoad(url, connections, 1);
    return await ask(url, child.pid ?? 0);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** In milliseconds, of a process and of those it has started, but for a database; Linux counts it in hundredths of a second. */
function cpuOf(root: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const [, program = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(read(`/proc/${name}/stat`)) ?? [];
    const [, parent, ...fields] = rest.split(' ');
    if (Number(name) !== root && (Number(parent) !== root || program === 'postgres')) continue;
    ticks += Number(fields[9]) + Number(fields[10]);
  }
  return ticks * 10;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
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

function note(all: Map<string, Asked[]>, name: string, asked: Asked): void {
  all.set(name, [...(all.get(name) ?? []), asked]);
}
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (all: readonly Asked[] = []): Asked => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  cpu: median(all.map(({ cpu }) => cpu)),
});
