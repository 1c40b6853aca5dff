import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { lendPictures } from './picture-shelf.ts';
import { runServer, type RunningServer } from './run-server.ts';

/** A Stayfront that a journey may treat badly. It comes back at the same address with the same data. */
export type OwnServer = {
  readonly url: string;
  readonly dataDir: string;
  /** kill -9. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** One that guests reach by a name: browsers make passkeys for names alone. */
export async function openNamedServer(): Promise<OwnServer> {
  const port = await freePort();
  return openOwnServer({ PUBLIC_URL: `http://localhost:${port}` }, port);
}

/** With more of its environment, where a journey needs it. */
export async function openOwnServer(settings: Readonly<Record<string, string>> = {}, port = 0): Promise<OwnServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-own-'));
  await lendPictures(dataDir, process.env['STAYFRONT_DATA_DIR']);
  let running: RunningServer | null = await runServer({ dataDir, settings, port });
  const { url } = running;
  return {
    url,
    dataDir,
    async kill() {
      await running?.kill();
      running = null;
    },
    async start() {
      running ??= await runServer({ dataDir, settings, port: Number(new URL(url).port) });
    },
    async close() {
      // Somebody has to stop the database that a killed server leaves behind.
      running ??= await runServer({ dataDir, settings });
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
