import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { runServer } from '@stayfront/e2e/server/run-server';
import { lendPictures } from '@stayfront/e2e/server/picture-shelf';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { runLoad } from './run-load.ts';

/** The demo's calendar begins with the day it is. */
const today = stayDate(new Date().toISOString().slice(0, 10));
const connections = 32;
const seconds = 4;

/**
 * How many pages a second guests are sent, against a bare server that sends the same bytes, packed already, from memory:
 * the same page again and again, and another search with every request.
 */
export async function benchCache(say: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-cache-'));
  await lendPictures(dataDir);
  const server = await runServer({ dataDir });
  try {
    const stay = `checkIn=${addDays(today, 10)}&checkOut=${addDays(today, 13)}&nbAdults=2`;
    const warm = {
      home: '/1001',
      results: `/1001?${stay}`,
      'results, Arabic': `/1001?${stay}&lang=ar`,
      room: `/1001/room/double?${stay}`,
      packages: `/1001/packages?${stay}`,
      chain: `/hotel-chain/100?${stay}`,
    };
    for (const [name, address] of Object.entries(warm)) await compare(say, name, server.url + address);
    await compare(say, 'results, always another', `${server.url}/1001?{stay}&{adults}`);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(say: (line: string) => void, name: string, url: string): Promise<void> {
  const first = url.replace(
    '{stay}&{adults}',
    `checkIn=${addDays(today, 10)}&checkOut=${addDays(today, 12)}&nbAdults=2`,
  );
  const page = await askPacked(first);
  const bare = http.createServer((_request, response) => {
    const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': page.length };
    response.writeHead(200, headers).end(page);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = bare.address() as AddressInfo;
    await runLoad(url, connections, 3, { encoding: 'br' });
    const [before, own, after] = [
      await runLoad(`http://127.0.0.1:${port}/`, connections, seconds / 2),
      await runLoad(url, connections, seconds, { encoding: 'br' }),
      await runLoad(`http://127.0.0.1:${port}/`, connections, seconds / 2),
    ];
    const ceiling = (before.perSecond + after.perSecond) / 2;
    say(
      `${name} (${(page.length / 1024).toFixed(1)} KB packed): ${own.perSecond.toFixed(0)}/s of ${ceiling.toFixed(0)}/s, ` +
        `ratio ${(own.perSecond / ceiling).toFixed(3)}; p50 ${own.p50.toFixed(1)}, p99 ${own.p99.toFixed(1)} ms, failures ${own.failures}`,
    );
  } finally {
    bare.close();
  }
}

const askPacked = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => resolve(Buffer.concat(pieces)));
      })
      .on('error', reject);
  });
