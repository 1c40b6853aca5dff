import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { launchPostgres } from '../platform/db/postgres/launch-postgres.ts';
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
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}
