import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPostgres } from '../../platform/db/postgres/launch-postgres.ts';
import { scratchDirectory } from './scratch-directory.ts';

/** Made once in a process, which runs many test files. */
let made: Promise<string> | undefined;

/** A data directory with a database that was stopped in good order: a copy, since making one takes longer than most tests. */
export async function scratchDatabase(): Promise<string> {
  const original = await (made ??= makeDatabase());
  const dataDir = scratchDirectory();
  cpSync(join(original, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  return dataDir;
}

async function makeDatabase(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stayfront-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const { stop } = await launchPostgres({ dataDir, say: () => undefined });
  await stop();
  return dataDir;
}
