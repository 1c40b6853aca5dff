import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lendPictures } from '@stayfront/e2e/server/picture-shelf';
import { runServer } from '@stayfront/e2e/server/run-server';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { comparePages } from './compare-pages.ts';
import type { Peer } from './peer.ts';
import { own } from './stayfront.ts';

/**
 * Our pages of results beside another engine's: `PEER_URL` is where that one answers, `PEER_ADAPTER` the file that says how
 * it is asked (`bench/peers/qloapps.ts`), `PEER_HOTEL` which of its hotels. `OWN_URL` measures a server that runs already.
 */
export async function benchPeers(say: (line: string) => void): Promise<void> {
  const { PEER_URL: engine, PEER_ADAPTER: adapter, PEER_HOTEL: hotel, OWN_URL: ownUrl } = process.env;
  if (!engine || !adapter) return say('no PEER_URL and PEER_ADAPTER were given: nothing is compared');
  const { peer } = (await import(pathToFileURL(path.resolve(adapter)).href)) as { peer: Peer };
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-peers-'));
  await lendPictures(dataDir);
  const server = ownUrl === undefined ? await runServer({ dataDir }) : null;
  try {
    await comparePages(
      (line) => say(`${line}; load ${os.loadavg()[0]?.toFixed(1)}`),
      { peer: own, engine: server?.url ?? ownUrl ?? '', hotel: '1001' },
      { peer, engine: engine.replace(/\/+$/, ''), hotel },
      { today: stayDate(new Date().toISOString().slice(0, 10)), connections: [1, 8, 32], seconds: 5, rounds: 3 },
    );
  } finally {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
