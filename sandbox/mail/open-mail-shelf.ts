import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';
import { readMail } from './read-mail.ts';

export type MailShelf = {
  /** Newest first. */
  mails(): Mail[];
  keep(raw: Buffer): Promise<Mail>;
};

const MOST_MAILS = 500;
const MOST_BYTES = 256 * 1024 * 1024;
const KEPT_FILE = /^(\d{15}-[0-9a-f]{8})\.eml$/;
const UNFINISHED_FILE = /^\d{15}-[0-9a-f]{8}\.eml\.part$/;

/** Where mails stay: in memory, and with `dir` also as one .eml file each, found again at the next start. */
export async function openMailShelf(dir: string | undefined): Promise<MailShelf> {
  const newestFirst: Mail[] = [];

  if (dir !== undefined) {
    await mkdir(dir, { recursive: true });
    const names = (await readdir(dir)).sort().reverse();
    for (const name of names) {
      const id = KEPT_FILE.exec(name)?.[1];
      if (id !== undefined) newestFirst.push(await readMail(id, timeOf(id), await readFile(join(dir, name))));
      if (UNFINISHED_FILE.test(name)) await rm(join(dir, name));
    }
    await dropOldest();
  }
  const nextId = idsAfter(newestFirst[0]);

  async function keep(raw: Buffer): Promise<Mail> {
    const id = nextId();
    const mail = await readMail(id, timeOf(id), raw);
    if (dir !== undefined) {
      const file = join(dir, `${id}.eml`);
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
    }
    // Two mails at once may be read in either order; the shelf keeps the order of arrival.
    const older = newestFirst.findIndex((other) => other.id < id);
    newestFirst.splice(older === -1 ? newestFirst.length : older, 0, mail);
    await dropOldest();
    return mail;
  }

  async function dropOldest(): Promise<void> {
    let bytes = 0;
    const tooMany = newestFirst.findIndex((mail, position) => {
      bytes += mail.raw.length;
      return position >= MOST_MAILS || (position > 0 && bytes > MOST_BYTES);
    });
    if (tooMany === -1) return;
    for (const mail of newestFirst.splice(tooMany)) {
      if (dir !== undefined) await rm(join(dir, `${mail.id}.eml`), { force: true });
    }
  }

  return { mails: () => [...newestFirst], keep };
}

/** Ids carry the time of arrival and sort by it, also for two mails in one millisecond or after the clock was set back. */
function idsAfter(newest: Mail | undefined): () => string {
  let last = newest?.at.getTime() ?? 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return `${String(last).padStart(15, '0')}-${crypto.randomUUID().slice(0, 8)}`;
  };
}

function timeOf(id: string): Date {
  return new Date(Number(id.slice(0, 15)));
}
