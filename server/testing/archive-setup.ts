import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll } from 'vitest';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { arrive } from '../app/archive/arrive.ts';
import { BadArchive } from '../app/archive/archive-fault.ts';
import { openArchive } from '../app/archive/open-archive.ts';
import { writeArchive } from '../app/archive/write-archive.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import { openDatabase, type Database } from '../platform/db/open-database.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import { savePicture } from '../property/hotel/save-picture.ts';
import { keepPictureBytes } from '../property/picture/keep-picture.ts';
import { alterArchive, type Files } from './alter-archive.ts';
import { besideBookings } from './beside-bookings.ts';
import { freshDatabase } from './fresh-database.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { publicUrl, startApp, testSecret, type TestClock } from './start-app.ts';

type Place = { readonly from: Database; readonly pictureDir: string; readonly secret?: string };

async function startServer(clock: TestClock) {
  const database = await freshDatabase();
  return { database, app: await startApp(database, clock) };
}

/** Two servers: from one hotels leave, at the other they arrive. */
export async function archiveSetup(clock: TestClock) {
  const [here, there] = [await startServer(clock), await startServer(clock)];
  const { app } = here;
  const [db, other] = [openDatabase(here.database.url), openDatabase(there.database.url)];
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-archive-'));
  let written = 0;
  afterAll(async () => {
    await db.close();
    await other.close();
    await rm(dir, { recursive: true, force: true });
  });
  const home = (): Place => ({ from: db, pictureDir: path.join(app.dataDir, 'pictures') });
  const away = (): Place => ({ from: other, pictureDir: path.join(there.app.dataDir, 'pictures') });

  const depsOf = ({ from, pictureDir, secret = testSecret }: Place) => ({
    db: from.db,
    readHotel: knownHotels(from.db).current,
    secret,
    publicUrl: () => publicUrl,
    pictureDir,
  });
  async function leave(place: Place, hotelId: number): Promise<string> {
    const deps = depsOf(place);
    const hotel = await deps.readHotel(hotelId);
    if (!hotel) throw new Error('The hotel is gone');
    const file = path.join(dir, `${(written += 1)}.zip`);
    const stream = createWriteStream(file);
    await writeArchive(
      deps,
      hotel,
      (bytes) => new Promise((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve()))),
      clock.now,
    );
    await new Promise<void>((resolve) => stream.end(resolve));
    return file;
  }
  const bring = async (place: Place, file: string, isDryRun = false) =>
    arrive(depsOf(place), await openArchive(file), { owner: 'new@owner.example', isDryRun }, clock.now);

  async function contentOf(file: string): Promise<Record<string, string>> {
    const all = unzipSync(await readFile(file));
    return Object.fromEntries(Object.entries(all).map(([name, bytes]) => [name, strFromU8(bytes, true)]));
  }
  /** All but what says that it has arrived, and what was made of that. */
  async function comparable(file: string): Promise<Record<string, string>> {
    const { 'manifest.json': _, ...rest } = await contentOf(file);
    const history = (rest['people/history.jsonl'] ?? '').split('\n').filter((line) => !line.includes('hotel.arrived'));
    return { ...rest, 'people/history.jsonl': history.join('\n') };
  }

  async function makeHouse(hotelId: number, bookings: number): Promise<void> {
    const house = smallHotel({ hotelId });
    await openHotel(db.db, house, smallNights(house, stayDate('2027-06-01'), 30, 50));
    const guest = guestApi(app, hotelId);
    for (let i = 0; i < bookings; i++) {
      const { reference } = await guest.findProduct(i % 2 ? 'family' : 'double', 'pay-at-hotel', {
        checkIn: '2027-06-11',
        checkOut: `2027-06-${13 + (i % 5)}`,
      });
      const { status, body } = await guest.book(bookingOf([reference]));
      if (status !== 201) throw new Error(JSON.stringify(body));
      if (i % 3 === 1) await guest.cancel(body.reservationId, 'ada@guest.example');
    }
    await inHotel(db.db, hotelId, async (tx) => {
      await sql`insert into guest_letter (hotel_id, reservation_id, letter_id, news, state, first_tried_at, changed_at)
        select hotel_id, reservation_id, 'confirmation', '{"what":"confirmation"}', 'sent', created_at, created_at
          from reservation where hotel_id = ${hotelId}`.execute(tx);
      if (bookings > 0) for (const statement of besideBookings) await sql.raw(statement).execute(tx);
    });
  }

  async function givePicture(hotelId: number): Promise<void> {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const kept = await keepPictureBytes(bytes, 'room.png', home().pictureDir);
    if ('fault' in kept) throw new Error(kept.fault);
    await inHotel(db.db, hotelId, (tx) => savePicture(tx, hotelId, { pictureId: 'room', ...kept }));
  }

  const altered = async (file: string, change: (files: Files) => void, isSummed = true): Promise<string> => {
    const name = path.join(dir, `altered-${(written += 1)}.zip`);
    await writeFile(name, alterArchive(await readFile(file), change, isSummed));
    return name;
  };
  /** What is wrong, in short, from wherever it is said. */
  async function faultsOf(file: string): Promise<string[]> {
    const told = await bring(away(), file, true).catch((error: unknown) => {
      if (error instanceof BadArchive) return error;
      throw error;
    });
    return told.faults.map(({ file: name, line, code, at }) =>
      [name, line, code, at].filter((part) => part !== null).join(' '),
    );
  }
  const reservationsOf = async (place: Place, hotelId: number): Promise<number> =>
    inHotel(
      place.from.db,
      hotelId,
      async (tx) => (await tx.selectFrom('reservation').select('reservation_id').execute()).length,
    );

  return {
    db,
    other,
    home,
    away,
    leave,
    bring,
    contentOf,
    comparable,
    makeHouse,
    givePicture,
    altered,
    faultsOf,
    reservationsOf,
  };
}
