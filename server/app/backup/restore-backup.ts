import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { migrate, migrationNames } from '../../platform/db/migrate.ts';
import type { PictureStore } from '../../property/picture/picture-store.ts';
import { writeWhole } from '../../property/picture/write-whole.ts';
import { BackupEnd, BackupHead, inBackup, secretMark } from './backup-shape.ts';
import {
  beginPuttingBack,
  connect,
  copyIn,
  copyJobsIn,
  endPuttingBack,
  listHotelNumbers,
  listTables,
  readShape,
  type CopyIn,
} from './backup.store.ts';
import { readTar, type TarEntry } from './read-tar.ts';

export type RestoreDeps = {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
  /** Whoever has lost the secret may go on without: links end to work, payment accounts are entered again. */
  readonly isOtherSecretFine: boolean;
};

/** Why a backup cannot be put back here, in words for whoever tries. */
export class CannotRestore extends Error {}

/**
 * Puts a backup into a database that nobody has used yet: whole or not at all. Its tables are made as they were when it
 * was taken, filled, and only then brought to today's shape.
 */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<BackupHead> {
  const entries = readTar(file);
  const first = await entries.next().catch(() => null);
  if (!first || first.done || first.value.name !== inBackup.head) throw new CannotRestore('This is not a backup.');
  const head = BackupHead.parse(JSON.parse(first.value.bytes.toString()));
  await checkFits(deps, head);
  await migrate(deps.databaseUrl, head.shape);
  const client = await connect(deps.databaseUrl);
  try {
    if ((await listHotelNumbers(client)).length > 0)
      throw new CannotRestore('There are hotels in this database. Restore into an empty one.');
    await putBack(client, head, entries, deps);
  } finally {
    await client.end();
  }
  await migrate(deps.databaseUrl);
  return head;
}

async function checkFits({ databaseUrl, secret, isOtherSecretFine }: RestoreDeps, head: BackupHead): Promise<void> {
  const unknown = head.shape.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new CannotRestore(
      `It was made by a newer version of Stayfront, which knows ${unknown}. Restore it with that.`,
    );
  if (!isOtherSecretFine && head.secretMark !== secretMark(secret))
    throw new CannotRestore(
      'It was made with another secret. Put the old one in place (the file secret of the old DATA_DIR, or SECRET). ' +
        'If it is lost, add --other-secret: links in mails end to work, and payment accounts are to be entered again.',
    );
  const client = await connect(databaseUrl);
  try {
    const shape = await readShape(client);
    if (shape && (await listHotelNumbers(client)).length > 0)
      throw new CannotRestore('There are hotels in this database. Restore into an empty one.');
    if (shape && shape.toSorted().join() !== head.shape.toSorted().join())
      throw new CannotRestore('This database was made by another version of Stayfront. Restore into a new one.');
  } finally {
    await client.end();
  }
}

async function putBack(
  client: pg.Client,
  head: BackupHead,
  entries: AsyncIterable<TarEntry>,
  { pictureDir, pictureStore }: RestoreDeps,
): Promise<void> {
  const tables = await listTables(client);
  await mkdir(pictureDir, { recursive: true });
  await beginPuttingBack(client, tables);
  let open: { readonly name: string; readonly copy: CopyIn } | null = null;
  let files = 1;
  let isWhole = false;
  for await (const { name, bytes } of entries) {
    const [kind, of = ''] = name.split('/');
    const target = kind === inBackup.tables ? of : kind === inBackup.jobs ? inBackup.jobs : null;
    if (open && open.name !== target) {
      await open.copy.end();
      open = null;
    }
    if (target !== null) {
      open ??= {
        name: target,
        copy: target === inBackup.jobs ? copyJobsIn(client) : copyIn(client, tableIn(head, target)),
      };
      await open.copy.write(bytes);
    } else if (kind === inBackup.pictures) {
      if (!/^[0-9a-f]{24}\.source$/.test(of)) throw new CannotRestore('It names a picture as no picture is named.');
      await writeWhole(path.join(pictureDir, of), bytes);
      await pictureStore?.put(of, bytes);
    } else if (name === inBackup.end) isWhole = BackupEnd.parse(JSON.parse(bytes.toString())).files === files;
    files += 1;
  }
  if (!isWhole) throw new CannotRestore('It is not whole.');
  await endPuttingBack(client, tables);
}

function tableIn({ tables }: BackupHead, name: string): BackupHead['tables'][number] {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new CannotRestore('It holds a table that it does not name.');
  return table;
}
