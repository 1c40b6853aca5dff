import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { readSettings, type Settings } from '@stayfront/server/app/settings';

/** The address of the running server's database, or of the same one started for this command alone. */
export async function withPostgres(work: (url: string, settings: Settings) => Promise<number>): Promise<number> {
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const { name, message } of read.faults) console.error(`${name} is not right. ${message}`);
    return 1;
  }
  const { settings } = read;
  if (settings.databaseUrl !== null) return work(settings.databaseUrl, settings);
  const postgres = await launchPostgres({ dataDir: settings.dataDir, say: () => {} });
  try {
    return await work(postgres.url, settings);
  } finally {
    await postgres.stop();
  }
}
