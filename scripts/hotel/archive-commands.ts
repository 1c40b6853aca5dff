import { open, rename, rm, stat } from 'node:fs/promises';
import { Email } from '@stayfront/contract/guest-info';
import { arrive } from '@stayfront/server/app/archive/arrive';
import { BadArchive } from '@stayfront/server/app/archive/archive-fault';
import { openArchive } from '@stayfront/server/app/archive/open-archive';
import { writeArchive } from '@stayfront/server/app/archive/write-archive';
import type { Settings } from '@stayfront/server/app/settings';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { inviteOperator } from '@stayfront/server/property/operator/invite-operator';
import { noteOperator } from '@stayfront/server/property/operator/note-operator';
import type { Command } from './command.ts';
import { keptDeps } from './kept-deps.ts';
import { withDatabase, withHotel } from './with-database.ts';

export const archiveCommands: readonly Command[] = [
  {
    words: ['leave', 'HOTEL', 'FILE'],
    says: 'everything of a hotel in one zip of open formats, while it goes on',
    run: ([id, file = '']) => leave(id, file),
  },
  {
    words: ['arrive', 'FILE', 'EMAIL', '[check]'],
    says: 'make a hotel out of such a file, with this owner; with check only say what would come and what is wrong',
    run: ([file = '', email = '', only]) => bring(file, email, only),
  },
];

const addressOf = ({ publicUrl, host, port }: Settings): string => publicUrl ?? `http://${host}:${port}`;

const leave = (id: string | undefined, file: string): Promise<number> =>
  withHotel(id, async (db, hotel, settings) => {
    const { databaseUrl: _, ...kept } = await keptDeps('', settings);
    const deps = { ...kept, db, readHotel: knownHotels(db).current, publicUrl: () => addressOf(settings) };
    const now = await readDatabaseTime(db);
    const draft = `${file}.part`;
    const what = { happenedAt: now, who: 'system', what: 'hotel.archived', detail: {} };
    await inHotel(db, hotel.hotelId, (tx) => noteOperator(tx, hotel.hotelId, what));
    const handle = await open(draft, 'w', 0o600);
    try {
      const write = async (bytes: Buffer): Promise<void> => void (await handle.write(bytes));
      const { counts, missingPictures } = await writeArchive(deps, hotel, write, now);
      await handle.close();
      await rename(draft, file);
      for (const [name, count] of Object.entries(counts)) console.error(`${String(count).padStart(9)} ${name}`);
      if (missingPictures.length > 0) console.error(`${missingPictures.length} pictures were not where they are kept.`);
    } finally {
      await handle.close().catch(() => {});
      await rm(draft, { force: true });
    }
    console.log(`${file} has everything of hotel ${hotel.hotelId} (${(await stat(file)).size} bytes).`);
    return 0;
  });

async function bring(file: string, email: string, only: string | undefined): Promise<number> {
  const owner = Email.safeParse(email);
  if (!owner.success || (only !== undefined && only !== 'check')) {
    console.error(owner.success ? 'Only the word check may stand here.' : `${email} is no e-mail address.`);
    return 1;
  }
  return withDatabase(async (db, settings) => {
    const { databaseUrl: _, ...kept } = await keptDeps('', settings);
    const now = await readDatabaseTime(db);
    const wish = { owner: owner.data, isDryRun: only === 'check' };
    const arrived = await openArchive(file)
      .then((archive) => arrive({ ...kept, db }, archive, wish, now))
      .catch((error: unknown) => {
        if (error instanceof BadArchive) return error;
        throw error;
      });
    if (arrived.faults.length > 0 || arrived instanceof BadArchive) {
      for (const { file: place, line, code, at } of arrived.faults)
        console.error([place || file, line === null ? null : `line ${line}`, code, at].filter(Boolean).join(': '));
      console.error('Nothing was brought in.');
      return 1;
    }
    const { hotelId, formerId, counts, manifest } = arrived;
    const told = `${manifest.hotel.name}, ${counts['reservation'] ?? 0} reservations, ${counts['rate'] ?? 0} prices`;
    if (wish.isDryRun) {
      console.log(`It can be brought in: ${told}, as hotel ${hotelId}. Nothing was changed.`);
      return 0;
    }
    const person = { hotelId, email: owner.data, role: 'owner', publicUrl: addressOf(settings), now } as const;
    const { link, expiresAt } = await inviteOperator(db, person);
    console.log(`Hotel ${hotelId} has arrived: ${told}. Guests do not find it yet.`);
    if (hotelId !== formerId) console.log(`It was hotel ${formerId}: links that guests have lead to that number.`);
    console.log(link);
    console.error(`It signs ${owner.data} in once, until ${new Date(expiresAt).toISOString()}.`);
    return 0;
  });
}
