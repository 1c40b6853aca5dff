import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dice } from '@stayfront/rules/testing/dice';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { keepPictureBytes } from '../../property/picture/keep-picture.ts';
import { savePicture } from '../../property/hotel/save-picture.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { alterArchive, alterLines, alterText, type Files } from '../../testing/alter-archive.ts';
import { besideBookings } from '../../testing/beside-bookings.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { openByToken } from '../../booking/reservation/open-by-token.ts';
import { renewLink } from '../../booking/reservation/renew-link.ts';
import { tokenFrom } from '../../booking/reservation/reservation-token.ts';
import { arrive } from './arrive.ts';
import { BadArchive } from './archive-fault.ts';
import { dumpsAfter, dumpsBefore, ofReservation, staysBehind } from './archived-tables.ts';
import { openArchive } from './open-archive.ts';
import { writeArchive } from './write-archive.ts';

const [here, there] = [await freshDatabase(), await freshDatabase()];
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(here, clock);
const elsewhere = await startApp(there, clock);
const [db, other] = [openDatabase(here.url), openDatabase(there.url)];
let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stayfront-archive-'));
});
afterAll(async () => {
  await db.close();
  await other.close();
  await rm(dir, { recursive: true, force: true });
});

type Place = { readonly from: typeof db; readonly pictureDir: string; readonly secret?: string };
const home = (): Place => ({ from: db, pictureDir: path.join(app.dataDir, 'pictures') });
const away = (): Place => ({ from: other, pictureDir: path.join(elsewhere.dataDir, 'pictures') });
let written = 0;

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
  arrive(depsOf(place), await openArchive(file), { owner: 'new@owner.example', session: null, isDryRun }, clock.now);

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

describe('a hotel that leaves', () => {
  test('has every table in its archive, or a reason why it stays', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and relname not like 'kysely%'`.execute(db.db);
    const placed = [...dumpsBefore, ...ofReservation, ...dumpsAfter].map(({ table }) => table);
    expect([...placed, ...Object.keys(staysBehind)].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('arrives elsewhere as it was, to the last byte of its next archive', async () => {
    await makeHouse(7101, 5);
    await givePicture(7101);
    const first = await leave(home(), 7101);
    const content = await contentOf(first);
    expect(Object.keys(content)).toEqual(expect.arrayContaining(['README.txt', 'reservations.csv', 'texts.csv']));
    expect(content['reservations.csv']?.split('\n').length).toBe(5 + 2);
    expect(Object.keys(content).filter((name) => name.startsWith('letters/'))).toHaveLength(5);
    // Nothing is compared that is not there.
    for (const { file, table } of [...dumpsBefore, ...dumpsAfter])
      expect([table, content[file] !== '']).toEqual([table, true]);
    for (const { table } of ofReservation) expect(content['reservations.jsonl']).toContain(`"${table}": [{`);
    expect(content['invoices/2027%2F1.pdf']).toBe('%PDF-1.7 paper');
    expect(JSON.parse(content['hotel.json'] ?? '')).toMatchObject({ draft: { tagline: { en: 'Loud' } } });
    const arrived = await bring(away(), first);
    expect(arrived.faults).toEqual([]);
    expect(arrived.hotelId).toBe(7101);
    expect(arrived.counts).toMatchObject({ reservation: 5, picture: 1 });
    expect(await comparable(await leave(away(), 7101))).toEqual(await comparable(first));
  });
});

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

describe('an archive', () => {
  let file = '';
  beforeAll(async () => {
    await makeHouse(7110, 4);
    await givePicture(7110);
    file = await leave(home(), 7110);
  });

  test('has nothing in it that opens anything', async () => {
    const { rows } = await sql<{ secret: string }>`select 'canary' as secret`.execute(db.db);
    expect(rows).toHaveLength(1);
    const owner = await inHotel(db.db, 7110, async (tx) => {
      await sql`insert into api_key values (7110, 'k1', 'PMS', '\\x63616e617279', now(), null, null)`.execute(tx);
      await sql`insert into webhook values (7110, 'w1', 'https://canary.example', 'canary-secret', now(), false)`.execute(
        tx,
      );
      await sql`insert into payment_settings values (7110, 'STRIPE', 'canary-sealed', now())`.execute(tx);
      const { token_seed: seed } = await tx.selectFrom('reservation').select('token_seed').executeTakeFirstOrThrow();
      return tokenFrom(testSecret, seed);
    });
    const all = Object.values(await contentOf(await leave(home(), 7110))).join('\n');
    for (const secret of ['canary', testSecret, owner, '63616e617279']) expect(all).not.toContain(secret);
  });

  test('comes in under another number where its own is taken, and its prices and versions say so', async () => {
    const arrived = await bring(home(), file);
    expect(arrived.faults).toEqual([]);
    expect(arrived.hotelId).not.toBe(7110);
    const { hotelId } = arrived;
    const [quote, version] = await inHotel(db.db, hotelId, async (tx) => [
      (await tx.selectFrom('room_stay').select('quote').executeTakeFirstOrThrow()).quote.hotelId,
      (await tx.selectFrom('house_version').select('document').executeTakeFirstOrThrow()).document['hotelId'],
    ]);
    expect([quote, version]).toEqual([hotelId, hotelId]);
    const [before, after] = [await contentOf(file), await contentOf(await leave(home(), hotelId))];
    expect(after['reservations.csv']).toBe(before['reservations.csv']);
    expect(after['calendar.csv']).toBe(before['calendar.csv']);
  });

  test('makes a hotel that guests do not find yet, with the owner who brings it', async () => {
    const { hotelId } = await bring(away(), file);
    expect(hotelId).toBe(7110);
    expect((await knownHotels(other.db).current(hotelId))?.isOpen).toBe(false);
    const people = await inHotel(other.db, hotelId, (tx) =>
      tx.selectFrom('operator').select(['email', 'desk_role']).execute(),
    );
    expect(people).toEqual([{ email: 'new@owner.example', desk_role: 'owner' }]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs`.execute(
      other.db,
    );
    expect(rows).toEqual([{ n: 0 }]); // nobody is written to
  });

  test('opens with the links that guests have, also where another secret makes new ones', async () => {
    const links = await inHotel(db.db, 7110, (tx) =>
      tx.selectFrom('reservation').select(['reservation_id', 'token_seed']).where('status', '=', 'book').execute(),
    );
    const [link] = links;
    if (!link) throw new Error('Nobody has booked');
    const strange = await altered(file, (files) =>
      alterText(files, 'hotel.json', (all) => all.replaceAll('7110', '7111')),
    );
    await bring({ ...away(), secret: 'another secret of forty letters and more' }, strange);
    const hotel = await knownHotels(other.db).current(7111);
    const open = (token: string) =>
      inHotel(other.db, 7111, async (tx) =>
        hotel ? openByToken(tx, hotel, { reservationId: link.reservation_id, token }, clock.now, 'read') : null,
      );
    const was = tokenFrom(testSecret, link.token_seed);
    expect(await open(was)).not.toBeNull();
    expect(await open(tokenFrom('another secret of forty letters and more', link.token_seed))).not.toBeNull();
    expect(await open(tokenFrom('a third', link.token_seed))).toBeNull();
    await inHotel(other.db, 7111, async (tx) => {
      const stored =
        hotel &&
        (await openByToken(tx, hotel, { reservationId: link.reservation_id, token: was }, clock.now, 'change'));
      if (!stored) throw new Error('It did not open');
      await renewLink(tx, testSecret, stored, clock.now);
    });
    expect(await open(was)).toBeNull(); // all links have ended
  });

  test('changes nothing when it is only tried', async () => {
    const tried = await altered(file, (files) =>
      alterText(files, 'hotel.json', (all) => all.replaceAll('7110', '7112')),
    );
    const told = await bring(away(), tried, true);
    expect([told.faults, told.counts['reservation']]).toEqual([[], 4]);
    expect(await knownHotels(other.db).current(7112)).toBeNull();
    expect(await reservationsOf(away(), 7112)).toBe(0);
  });

  test.each<[string, string[], (files: Files) => void]>([
    ['a file is not there', ['calendar/rates.jsonl missing_file '], (files) => delete files['calendar/rates.jsonl']],
    ['a file is too many', ['evil.sh unknown_file '], (files) => (files['evil.sh'] = strToU8('rm'))],
    [
      'it is from a newer release',
      ['manifest.json newer 9999-later'],
      (files) => alterText(files, 'manifest.json', (all) => all.replace('"shape": [', '"shape": ["9999-later",')),
    ],
    ['it is none', ['manifest.json no_archive '], (files) => delete files['manifest.json']],
    [
      'a line cannot be read',
      ['reservations.jsonl 2 not_json '],
      (files) => alterText(files, 'reservations.jsonl', (all) => all.split('\n').with(1, '{oh').join('\n')),
    ],
    [
      'a night is sold twice over',
      ['calendar/stock.jsonl 3 value never_oversold'],
      (files) => alterLines(files, 'calendar/stock.jsonl', (line, i) => (i === 2 ? { ...line, sold: 99 } : line)),
    ],
    [
      'a field is one that nobody knows',
      ['reservations.jsonl 1 unknown_field shoe_size'],
      (files) =>
        alterLines(files, 'reservations.jsonl', ({ reservation, ...rest }, i) => ({
          ...rest,
          reservation: i === 0 ? { ...(reservation as object), shoe_size: 44 } : reservation,
        })),
    ],
    [
      'it says whose it is',
      ['calendar/stock.jsonl 1 unknown_field hotel_id'],
      (files) => alterLines(files, 'calendar/stock.jsonl', (line, i) => (i === 0 ? { ...line, hotel_id: 7101 } : line)),
    ],
    [
      'a price is for another room',
      ['reservations.jsonl 1 value room_stay/0/quote/roomId'],
      (files) =>
        alterLines(files, 'reservations.jsonl', ({ room_stay: stays, ...rest }, i) => ({
          ...rest,
          room_stay: i === 0 ? (stays as object[]).map((stay) => ({ ...stay, room_id: 'attic' })) : stays,
        })),
    ],
    [
      'a reservation comes twice',
      ['reservations.jsonl 2 repeated reservation_pkey'],
      (files) =>
        alterText(files, 'reservations.jsonl', (all) =>
          all
            .split('\n')
            .with(1, all.split('\n')[0] ?? '')
            .join('\n'),
        ),
    ],
    [
      'a picture is none',
      [expect.stringMatching(/^pictures\/.* picture $/) as string],
      (files) => {
        for (const name of Object.keys(files)) if (name.endsWith('.png')) files[name] = strToU8('<svg/>');
      },
    ],
    [
      'the document has a fault',
      ['hotel.json document published/rooms: Give a list in square brackets here'],
      (files) =>
        alterText(files, 'hotel.json', (all) => {
          const hotel = JSON.parse(all) as { published: object };
          return JSON.stringify({ ...hotel, published: { ...hotel.published, rooms: 'none' } });
        }),
    ],
  ])('is refused by name where %s, and nothing of it stays', async (_, told, change) => {
    const free = await altered(
      file,
      (files) => {
        alterText(files, 'hotel.json', (all) => all.replaceAll('7110', '7119'));
        change(files);
      },
      true,
    ).catch(async () => altered(file, change, false));
    expect(await faultsOf(free)).toEqual(told);
    const failed = await bring(away(), free).catch((error: unknown) => error);
    expect(failed instanceof BadArchive || (failed as { faults: unknown[] }).faults.length > 0).toBe(true);
    expect(await knownHotels(other.db).current(7119)).toBeNull();
  });

  test('is refused where its sums are others', async () => {
    const wrong = await altered(
      file,
      (files) => alterText(files, 'reservations.csv', (all) => all.replace('Ada', 'Eva')),
      false,
    );
    expect(await faultsOf(wrong)).toEqual(['reservations.csv wrong_sum ']);
  });
});

test('whatever a hotel is made of, it arrives as it left', async () => {
  let hotelId = 7200;
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((all) => !all.includes('\0') && all.isWellFormed());
  const note = fc.record({ text: word, who: word });
  const night = fc.record({
    day: fc.integer({ min: 0, max: 40 }),
    total: fc.integer({ min: 0, max: 9 }),
    minStay: fc.option(fc.integer({ min: 1, max: 9 })),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(note, { maxLength: 4 }),
      fc.array(night, { maxLength: 6 }),
      fc.integer({ min: 0, max: 3 }),
      async (notes, nights, bookings) => {
        hotelId += 1;
        await makeHouse(hotelId, bookings);
        await inHotel(db.db, hotelId, async (tx) => {
          for (const { text: what, who } of notes)
            await sql`insert into operator_event (hotel_id, happened_at, who, what, detail)
            values (${hotelId}, now(), ${who}, ${what}, ${JSON.stringify({ what, who })}::jsonb)`.execute(tx);
          for (const { day, total, minStay } of nights) {
            await sql`insert into inventory (hotel_id, date, room_id, total) values (${hotelId}, '2028-01-01'::date + ${day}::int, 'family', ${total})
            on conflict do nothing`.execute(tx);
            await sql`insert into restriction (hotel_id, date, room_id, rate_plan_id, is_closed, is_closed_to_arrival, is_closed_to_departure, min_stay)
            values (${hotelId}, '2028-01-01'::date + ${day}::int, '', '', ${total === 0}, false, true, ${minStay}) on conflict do nothing`.execute(
              tx,
            );
          }
        });
        const first = await leave(home(), hotelId);
        expect((await bring(away(), first)).faults).toEqual([]);
        expect(await comparable(await leave(away(), hotelId))).toEqual(await comparable(first));
      },
    ),
    { numRuns: dice(5) },
  );
});
