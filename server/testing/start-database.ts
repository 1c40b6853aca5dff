import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { findPostmaster } from '../platform/db/postgres/find-postmaster.ts';
import { launchPostgres } from '../platform/db/postgres/launch-postgres.ts';
import { placesIn } from '../platform/db/postgres/places-in.ts';
import { dropDatabase } from './drop-database.ts';
import { inDatabase } from './in-database.ts';
import { onServer } from './on-server.ts';

/** One PostgreSQL for all test files: our own in a temporary directory, or the one that TEST_DATABASE_URL names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await findPostgres();
  const serverUrl = patientUrl(url);
  const templateName = `stayfront_template_${process.pid}_${Date.now().toString(36)}`;
  try {
    await onServer(serverUrl, `create database ${templateName}`);
    await migrate(inDatabase(serverUrl, templateName));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('serverUrl', serverUrl);
  project.provide('templateName', templateName);
  return async () => {
    await dropDatabase(serverUrl, templateName);
    await stop();
  };
}

/** On a machine that stands still for seconds a connection that comes late is no failure of ours. */
function patientUrl(url: string): string {
  const patient = new URL(url);
  patient.searchParams.set('connect_timeout', '300');
  return patient.href;
}

async function findPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: async () => {} };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-test-database-'));
  const postgres = await launchPostgres({ dataDir, say: () => {} });
  await beCareless(dataDir);
  await makeEntryEasy(postgres.url);
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

/** What a hotel's database does against power cuts and for its later years is work for nothing in one of ten minutes. */
async function beCareless(dataDir: string): Promise<void> {
  const { cluster } = placesIn(dataDir);
  await appendFile(
    path.join(cluster, 'postgresql.conf'),
    ['', 'fsync = off', 'full_page_writes = off', 'autovacuum = off', ''].join('\n'),
  );
  const found = findPostmaster(cluster);
  if (found.kind === 'ours') process.kill(found.postmaster.pid, 'SIGHUP');
}

/** A password is made slow to guess, and so to check; test files come in more than a thousand times. */
async function makeEntryEasy(url: string): Promise<void> {
  const { username, password } = new URL(url);
  await onServer(
    url,
    `reset role; set scram_iterations = 1; alter role ${username} password '${decodeURIComponent(password)}'`,
  );
}
