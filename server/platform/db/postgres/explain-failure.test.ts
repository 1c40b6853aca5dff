import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import { findPrograms } from './find-programs.ts';
import { launchPostgres } from './launch-postgres.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

const silent = (): void => undefined;

describe('when the database cannot start, the hotel is told why and what to do', () => {
  test('in a place where there is a file', async () => {
    const dataDir = join(scratchDirectory(), 'file');
    writeFileSync(dataDir, '');
    const refusal = await refusalOf(dataDir);
    expect(refusal.message).toBe(
      `${dataDir} cannot be the data directory: there is a file in the way. Set DATA_DIR to another directory.`,
    );
  });

  test('with data of another PostgreSQL', async () => {
    const dataDir = scratchDirectory();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
    const refusal = await refusalOf(dataDir);
    expect(refusal.message).toContain('was made by PostgreSQL 16, and this Stayfront brings PostgreSQL 18');
    expect(refusal.message).toContain('pg_dump');
    expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('16\n');
  });

  test('with something else where the data should be', async () => {
    const dataDir = scratchDirectory();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'holiday-photos.zip'), 'beach');
    const refusal = await refusalOf(dataDir);
    expect(refusal.message).toContain('is neither empty nor a database. Stayfront does not touch it');
    expect(readFileSync(join(dataDir, 'postgres', 'holiday-photos.zip'), 'utf8')).toBe('beach');
  });

  test('on a kind of machine for which there are no programs', () => {
    expect(() => findPrograms('linux', 'riscv64')).toThrow(DatabaseDidNotStart);
    expect(() => findPrograms('linux', 'riscv64')).toThrow(/\(linux-riscv64\).* set DATABASE_URL\.$/);
  });
});

async function refusalOf(dataDir: string): Promise<Error> {
  const refusal: unknown = await launchPostgres({ dataDir, say: silent }).catch((error: unknown) => error);
  if (!(refusal instanceof DatabaseDidNotStart)) throw new Error('expected a refusal', { cause: refusal });
  return refusal;
}
