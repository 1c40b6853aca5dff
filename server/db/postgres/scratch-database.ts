import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { launchPostgres } from './launch-postgres.ts';
import { scratchDirectory } from './scratch-directory.ts';

let made: Promise<string> | undefined;
afterAll(async () => made && rmSync(await made, { recursive: true, force: true }));

/** A data directory with a database that was stopped in good order: a copy, since making one takes longer than most tests. */
export async function scratchDatabase(): Promise<string> {
  const original = await (made ??= makeDatabase());
  const dataDir = scratchDirectory();
  cpSync(join(original, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  return dataDir;
}

async function makeDatabase(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stayfront-test-'));
  const { stop } = await launchPostgres({ dataDir, say: () => undefined });
  await stop();
  return dataDir;
}
