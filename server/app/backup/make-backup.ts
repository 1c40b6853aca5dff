import { rename, rm, stat } from 'node:fs/promises';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type pg from 'pg';
import type { PictureStore } from '../../property/picture/picture-store.ts';
import { readSource } from '../../property/picture/read-source.ts';
import { sourceName } from '../../property/picture/variants.ts';
import { secretMark, inBackup, type BackupHead } from './backup-shape.ts';
import {
  beginReading,
  connect,
  copyJobsOut,
  copyOut,
  isAboveRules,
  listHotelNumbers,
  listPictureHashes,
  listTables,
  readShape,
  type CopiedTable,
} from './backup.store.ts';
import { tarWriter, type TarWriter } from './tar-writer.ts';

export type BackupDeps = {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
  readonly now: Instant;
};

export type BackupMade = { readonly bytes: number; readonly missingPictures: readonly string[] };

/** So much of a table goes into one file of a backup, so that neither side needs more memory than that. */
const pieceBytes = 1024 * 1024;

/**
 * Writes everything a hotel would miss into one file, while the server goes on: all tables and waiting jobs as they are
 * at one moment, and the pictures they name. Not the secret: who finds a backup is not to hold the key to it as well.
 */
export async function makeBackup(deps: BackupDeps, file: string): Promise<BackupMade> {
  const draft = `${file}.part`;
  const client = await connect(deps.databaseUrl);
  let tar: TarWriter | null = null;
  try {
    await beginReading(client);
    const shape = await readShape(client);
    if (!shape) throw new Error('There is nothing in this database yet');
    const tables = await listTables(client);
    const writer = (tar = tarWriter(draft, deps.now));
    let files = 0;
    const add = (name: string, bytes: Buffer): Promise<void> => {
      files += 1;
      return writer.add(name, bytes);
    };
    const head: BackupHead = {
      format: 1,
      madeAt: new Date(deps.now).toISOString(),
      shape,
      secretMark: secretMark(deps.secret),
      tables: tables.map((table) => ({ ...table, columns: [...table.columns] })),
    };
    await add(inBackup.head, Buffer.from(JSON.stringify(head, null, 2)));
    for (const table of tables) {
      let piece = 0;
      for await (const bytes of piecesOf(rowsOf(client, table)))
        await add(`${inBackup.tables}/${table.name}/${String((piece += 1)).padStart(6, '0')}`, bytes);
    }
    let piece = 0;
    for await (const bytes of piecesOf(copyJobsOut(client)))
      await add(`${inBackup.jobs}/${String((piece += 1)).padStart(6, '0')}`, bytes);
    const missingPictures: string[] = [];
    for (const hash of await listPictureHashes(client)) {
      const bytes = await readSource(deps.pictureDir, hash, deps.pictureStore);
      if (bytes) await add(`${inBackup.pictures}/${sourceName(hash)}`, bytes);
      else missingPictures.push(hash);
    }
    await add(inBackup.end, Buffer.from(JSON.stringify({ files })));
    await writer.end();
    await rename(draft, file);
    return { bytes: (await stat(file)).size, missingPictures };
  } finally {
    await tar?.giveUp();
    await client.end();
    await rm(draft, { force: true });
  }
}

async function* rowsOf(client: pg.Client, table: CopiedTable): AsyncGenerator<Buffer> {
  const hotels = table.isGuarded && !(await isAboveRules(client)) ? await listHotelNumbers(client) : [null];
  for (const hotelId of hotels) yield* copyOut(client, table, hotelId);
}

async function* piecesOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const bytes of rows) {
    held.push(bytes);
    size += bytes.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}
