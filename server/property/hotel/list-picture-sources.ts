import type { Db } from '../../platform/db/open-database.ts';

/** The sources of all pictures of all hotels, each once. */
export async function listPictureSources(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('picture').select('source_hash').distinct().execute();
  return rows.map((row) => row.source_hash);
}
