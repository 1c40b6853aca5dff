import { usualSort, type DeskSort, type DeskView } from '@stayfront/rules/booking/desk-list';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** An entry's place in the order. */
export type Place = { readonly value: string; readonly reservationId: string };

const columns = {
  arrival: { column: 'arrival', type: 'date' },
  booked: { column: 'booked_at', type: 'timestamptz' },
  name: { column: 'name', type: 'text' },
  total: { column: 'total', type: 'bigint' },
} as const;

export const sortOf = (view: DeskView, sort: DeskSort | undefined): DeskSort => sort ?? usualSort[view];

type Page = {
  readonly sort: DeskSort;
  readonly after: Place | null;
  readonly limit: number;
};

/** The next entries that meet the conditions, by the place of the last one before them and not by how many there were. */
export async function readPage(
  tx: Tx,
  hotelId: number,
  conditions: readonly RawBuilder<unknown>[],
  { sort, after, limit }: Page,
): Promise<Place[]> {
  const isDown = sort.startsWith('-');
  const { column, type } = columns[sort.replace('-', '') as keyof typeof columns];
  const [by, direction] = [sql.ref(`desk_entry.${column}`), sql.raw(isDown ? 'desc' : 'asc')];
  const beyond = after
    ? [
        sql`(${by}, desk_entry.reservation_id) ${sql.raw(isDown ? '<' : '>')}
          (${after.value}::${sql.raw(type)}, ${after.reservationId})`,
      ]
    : [];
  const { rows } = await sql<{ value: string; reservation_id: string }>`
    select ${by}::text as value, reservation_id from desk_entry
     where hotel_id = ${hotelId} and ${sql.join([...conditions, ...beyond], sql` and `)}
     order by ${by} ${direction}, desk_entry.reservation_id ${direction}
     limit ${limit}`.execute(tx);
  return rows.map((row) => ({ value: row.value, reservationId: row.reservation_id }));
}

/** How many meet each list of conditions, no further than `most`; in one trip to the database. */
export async function countUpTo(
  tx: Tx,
  hotelId: number,
  lists: readonly (readonly RawBuilder<unknown>[])[],
  most: number,
): Promise<number[]> {
  const counts = lists.map(
    (conditions) => sql`(select count(*)::integer from (
      select from desk_entry where hotel_id = ${hotelId} and ${sql.join([...conditions], sql` and `)}
       limit ${most}) as counted)`,
  );
  const { rows } = await sql<{ found: number[] }>`select array[${sql.join(counts)}] as found`.execute(tx);
  return rows[0]?.found ?? [];
}

/** The most nights of any stay: from an index, which has it at its end. */
export async function readLongest(tx: Tx, hotelId: number): Promise<number> {
  const { rows } = await sql<{ longest: number | null }>`
    select max(nights) as longest from desk_entry where hotel_id = ${hotelId} and stands`.execute(tx);
  return rows[0]?.longest ?? 0;
}
