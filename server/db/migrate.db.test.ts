import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
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
