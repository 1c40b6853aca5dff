import type pg from 'pg';

const pools = new WeakMap<object, pg.Pool>();

/** Remembers the connections behind a way to the database. */
export const keepPool = (db: object, pool: pg.Pool): void => void pools.set(db, pool);

/** The connections behind a way to the database. A transaction has none: one cannot begin inside another. */
export function poolOf(db: object): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('A transaction begins on the database itself, not inside another transaction');
  return pool;
}
