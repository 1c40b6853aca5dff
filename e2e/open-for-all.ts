import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCommands } from './server/open-commands.ts';
import { lendPictures, shelvePictures } from './server/picture-shelf.ts';
import { runServer } from './server/run-server.ts';

/** One Stayfront for all journeys, built and opened before the first begins. */
export default async function openForAll(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-e2e-'));
  await lendPictures(dataDir);
  const server = await runServer({ dataDir });
  process.env['STAYFRONT_URL'] = server.url;
  process.env['STAYFRONT_DATA_DIR'] = dataDir;
  const commands = await openCommands(dataDir);
  process.env['STAYFRONT_COMMANDS_URL'] = commands.url;
  return async () => {
    await commands.close();
    await server.stop();
    await shelvePictures(dataDir);
    await rm(dataDir, { recursive: true, force: true });
    const bugs = server.said.filter((line) => /"level":(50|60)/.test(line));
    if (bugs.length > 0) throw new Error(`The server logged errors during the journeys:\n${bugs.join('\n')}`);
  };
}
