import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** The first file of a backup: what is needed to know before anything is put back. */
export const BackupHead = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The steps of migration that the database had gone. */
  shape: z.array(z.string()),
  /** Tells whether a secret is the one of this backup, and nothing else about it. */
  secretMark: z.string(),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), isGuarded: z.boolean() })),
});
export type BackupHead = z.infer<typeof BackupHead>;

/** The last file: a backup without it was not finished. */
export const BackupEnd = z.strictObject({ files: z.int() });

/** The names of the files in a backup. */
export const inBackup = {
  head: 'backup.json',
  end: 'end.json',
  tables: 'tables',
  jobs: 'jobs',
  pictures: 'pictures',
} as const;

export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('the secret of a backup').digest('base64url').slice(0, 22);
