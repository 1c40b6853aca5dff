import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { dice } from '@stayfront/rules/testing/dice';
import { openByToken } from '../../booking/reservation/open-by-token.ts';
import { renewLink } from '../../booking/reservation/renew-link.ts';
import { tokenFrom } from '../../booking/reservation/reservation-token.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { alterText } from '../../testing/alter-archive.ts';
import { archiveSetup } from '../../testing/archive-setup.ts';
import { testSecret } from '../../testing/start-app.ts';
import { dumpsAfter, dumpsBefore, ofReservation, staysBehind } from './archived-tables.ts';

const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const { db, other, home, away, leave, bring, contentOf, comparable, makeHouse, givePicture, altered, reservationsOf } =
  await archiveSetup(clock);

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
