import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { runServer } from '@stayfront/e2e/server/run-server';
import { lendPictures } from '@stayfront/e2e/server/picture-shelf';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Result } from 'lighthouse';
import { judgePage } from './judge-page.ts';
import { runLoad } from './run-load.ts';

type Say = (line: string) => void;

/** What a guest waits for on a slow phone, page by page; and the same page as a file, as the ceiling of drawing it. */
export async function benchPage(say: Say): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-page-'));
  await lendPictures(dataDir);
  const server = await runServer({ dataDir });
  try {
    const today = stayDate(new Date().toISOString().slice(0, 10));
    const stay = `checkIn=${addDays(today, 10)}&checkOut=${addDays(today, 13)}`;
    const pages = { home: '/1001', results: `/1001?${stay}`, room: `/1001/room/double?${stay}` };
    for (const [name, address] of Object.entries(pages)) {
      await judgePage(`${server.url}${address}`, 'mobile'); // the first look makes pictures and warms the server
      tell(say, `${name}, phone`, await judgePage(`${server.url}${address}`, 'mobile'));
      tell(say, `${name}, desk`, await judgePage(`${server.url}${address}`, 'desktop'));
      await compareWithFile(say, name, server.url, address);
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function tell(say: Say, title: string, result: Result): void {
  const score = (name: string): string => `${name} ${Math.round((result.categories[name]?.score ?? 0) * 100)}`;
  const shown = (name: string): string => result.audits[name]?.displayValue ?? '?';
  say(`${title}: ${['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(', ')}`);
  say(
    `  first paint ${shown('first-contentful-paint')}, largest ${shown('largest-contentful-paint')}, ` +
      `shift ${shown('cumulative-layout-shift')}, blocked ${shown('total-blocking-time')}, ` +
      `script ${(scriptBytes(result) / 1024).toFixed(1)} KB on the wire`,
  );
  for (const audit of Object.values(result.audits))
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      say(`  not full: ${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
}

type Request = { readonly resourceType?: string; readonly transferSize?: number };

function scriptBytes(result: Result): number {
  const { details } = result.audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as readonly Request[]) : [];
  return requests
    .filter((request) => request.resourceType === 'Script')
    .reduce((sum, request) => sum + (request.transferSize ?? 0), 0);
}

/** How many pages a second the server draws, against the same bytes from memory by a bare server. */
async function compareWithFile(say: Say, name: string, url: string, address: string): Promise<void> {
  const page = Buffer.from(await (await fetch(url + address)).arrayBuffer());
  const file = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page);
  });
  await new Promise<void>((resolve) => file.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = file.address() as AddressInfo;
    await runLoad(url + address, 4, 2);
    const drawn = await runLoad(url + address, 4, 4);
    const copied = await runLoad(`http://127.0.0.1:${port}/`, 4, 4);
    say(
      `${name}, drawn by the server: ${drawn.perSecond.toFixed(0)}/s, p50 ${drawn.p50.toFixed(1)} ms ` +
        `(${(page.length / 1024).toFixed(0)} KB); as a file ${copied.perSecond.toFixed(0)}/s; ` +
        `ratio ${(drawn.perSecond / copied.perSecond).toFixed(3)}; failures ${drawn.failures}`,
    );
  } finally {
    file.close();
  }
}
