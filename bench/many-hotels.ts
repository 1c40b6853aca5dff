import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runServer, type RunningServer } from '@stayfront/e2e/server/run-server';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { fillDatabase, firstHotel } from './filled-database.ts';
import { runLoad } from './run-load.ts';

const today = stayDate(new Date().toISOString().slice(0, 10));
const size = { rooms: 2, rates: 2, days: 60 };
const connections = 4;
const seconds = 4;
const rounds = 5;

type House = { readonly hotels: number; readonly dataDir: string; server: RunningServer };
type Measured = { readonly p50: number; readonly p99: number; readonly cpu: number };

/** The same server with ten and with so many hotels in its database: its start, its memory, its searches and pages. */
export async function tellManyHotels(say: (line: string) => void, most: number): Promise<void> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-many-'));
  const houses: House[] = [];
  try {
    for (const hotels of [10, most]) {
      const dataDir = path.join(dir, String(hotels));
      const filled = await timed(() => fillDatabase(dataDir, hotels, size, today));
      const first = await timed(() => open(dataDir));
      await first.result.stop();
      const again = await timed(() => open(dataDir));
      houses.push({ hotels, dataDir, server: again.result });
      say(
        `${hotels} hotels: filled in ${inSeconds(filled.ms)}, first start ${inSeconds(first.ms)} until it is open, the next ` +
          `${inSeconds(again.ms)} (processor ${inSeconds(cpuOf(again.result.pid))}; goal 10 s); ` +
          `${memoryOf(again.result.pid)} MB then; load ${load()}`,
      );
    }
    const ten = `{hotel:${firstHotel}-${firstHotel + 9}}`;
    const all = `{hotel:${firstHotel}-${firstHotel + most - 1}}`;
    for (const [name, address] of [
      ['search', '/api/hotels/HOTEL/availabilities?{soon}&nbAdults=2'],
      ['page of results', '/HOTEL?{soon}&nbAdults=2'],
    ] as const) {
      const measured = new Map<House, Measured[]>(houses.map((house) => [house, []]));
      for (let round = 0; round <= rounds; round++)
        for (const [house, found] of measured) {
          const one = await measure(house.server, address.replace('HOTEL', ten));
          if (round > 0) found.push(one); // the first is for warming
        }
      const [few, many] = houses.map((house) => middle(measured.get(house) ?? []));
      if (!few || !many) return;
      say(
        `${name}, the same ten hotels among ${most} against ten alone: p50 ${many.p50.toFixed(1)} ms of ${few.p50.toFixed(1)} ` +
          `(${ratio(many.p50, few.p50)} ×), p99 ${many.p99.toFixed(1)} ms of ${few.p99.toFixed(1)} (${ratio(many.p99, few.p99)} ×, goal 1.3), ` +
          `processor ${many.cpu.toFixed(2)} ms of ${few.cpu.toFixed(2)} (${ratio(many.cpu, few.cpu)} ×); load ${load()}`,
      );
      const [, large] = houses;
      if (!large) return;
      const spread = await measure(large.server, address.replace('HOTEL', all));
      say(
        `${name}, all ${most} hotels in turn, most of them for the first time: p50 ${spread.p50.toFixed(1)} ms, ` +
          `p99 ${spread.p99.toFixed(1)} ms (${ratio(spread.p99, few.p99)} ×), processor ${spread.cpu.toFixed(2)} ms; load ${load()}`,
      );
    }
    for (const { hotels, server } of houses) say(`${hotels} hotels: ${memoryOf(server.pid)} MB after all that`);
    const idle = houses.map(({ server }) => cpuOf(server.pid));
    await new Promise((resolve) => setTimeout(resolve, 180_000));
    for (const [i, { hotels, server }] of houses.entries())
      say(
        `${hotels} hotels: ${((cpuOf(server.pid) - (idle[i] ?? 0)) / 3).toFixed(0)} ms of processor a minute with nobody there`,
      );
  } finally {
    for (const { server } of houses) await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

const open = (dataDir: string): Promise<RunningServer> =>
  runServer({ dataDir, settings: { DEMO: 'off', WORKERS: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });

async function measure(server: RunningServer, address: string): Promise<Measured> {
  const before = cpuOf(server.pid);
  const { p50, p99, perSecond, failures } = await runLoad(server.url + address, connections, seconds, {
    encoding: 'br',
  });
  if (failures > 0) throw new Error(`${failures} of ${address} failed`);
  return { p50, p99, cpu: (cpuOf(server.pid) - before) / (perSecond * seconds) };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const begun = performance.now();
  return { result: await work(), ms: performance.now() - begun };
}

/** In milliseconds, of the process with all its threads; Linux counts it in hundredths of a second. */
function cpuOf(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

const memoryOf = (pid: number): string => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) / 1024).toFixed(0);
};
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (all: readonly Measured[]): Measured => ({
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  cpu: median(all.map(({ cpu }) => cpu)),
});
const ratio = (a: number, b: number): string => (a / b).toFixed(2);
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const load = (): string => (os.loadavg()[0] ?? 0).toFixed(1);
