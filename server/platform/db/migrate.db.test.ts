import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { migrate } from './migrate.ts';

describe('two servers that start at once on an empty database', async () => {
  const rounds = await Promise.all([1, 2, 3].map(() => freshDatabase({ isEmpty: true })));

  test.each(rounds)('bring it to its newest shape together, and again without harm (%#)', async ({ url, db }) => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(['hotel', 'picture', 'inventory', 'rate', 'reservation', 'room_stay', 'idempotency']),
    );
    expect(tables.filter((table) => table.schema === 'graphile_worker')).not.toEqual([]);
  });
});

test('a booking of the first release is kept, and its city tax finds the tax of the hotel it belongs to', async () => {
  const { url, db } = await freshDatabase({ isEmpty: true });
  await migrate(url, ['0001-walking-skeleton', '0002-changes-are-told']);
  const document = {
    config: { addressRequired: false },
    ratePlans: [{ id: 'flexible' }],
    services: [],
    taxes: [
      { id: 'vat', kind: 'vat', basisPoints: 380 },
      { id: 'kurtaxe', kind: 'city', name: { en: 'City tax' }, maxNights: null, adultMinor: 350, childMinor: 0 },
    ],
  };
  await sql`insert into hotel (hotel_id, document) values (7001, ${JSON.stringify(document)}::jsonb)`.execute(db);
  await sql`insert into reservation values (7001, 'SB4-AAAAAAAAAA', 'book', now(), 'en', 'CHF', '', '{}', '', '')`.execute(
    db,
  );
  for (const [place, cityTax] of [700, 0].entries())
    await sql`insert into room_stay values (7001, 'SB4-AAAAAAAAAA', ${place}, 'double', '2027-06-11', '2027-06-12',
      ${JSON.stringify({ nightPrices: [18_000], vat: 659, cityTax })}::jsonb)`.execute(db);

  await migrate(url);
  const stays = await db.selectFrom('room_stay').select('quote').orderBy('room_stay_index').execute();
  expect(stays.map(({ quote }) => quote)).toEqual([
    expect.objectContaining({ nightPrices: [18_000], vat: 659, localTaxes: [{ taxId: 'kurtaxe', minor: 700 }] }),
    expect.objectContaining({ localTaxes: [], nightDiscounts: [], exchange: null }),
  ]);
  const hotel = await db.selectFrom('hotel').select('document').executeTakeFirstOrThrow();
  expect(hotel.document.retention).toEqual({ guestDataMonths: 12 });
});
