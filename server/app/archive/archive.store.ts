import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { neverLeaves, ofReservation, reservationWithout, type Dump } from './archived-tables.ts';

/** Rows are fetched so many at a time, so that a hundred thousand take no more memory than these. */
const batch = 200;

/** The answer of a question, one line after the other, inside of one transaction. */
export async function* readLines(tx: Tx, question: string): AsyncGenerator<string> {
  await sql.raw(`declare archived no scroll cursor for ${question}`).execute(tx);
  try {
    for (;;) {
      const { rows } = await sql.raw<{ line: string }>(`fetch forward ${batch} from archived`).execute(tx);
      for (const { line } of rows) yield line;
      if (rows.length < batch) return;
    }
  } finally {
    await sql.raw('close archived').execute(tx);
  }
}

/** Times are written with the clock of Greenwich, whatever the database's own is. */
export async function writeTimesAsGreenwich(tx: Tx): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(tx);
}

const without = (names: readonly string[]): string => `'{${names.join(',')}}'::text[]`;

export const dumpQuestion = (hotelId: number, { table, order, where = 'true', without: own = [] }: Dump): string =>
  `select (to_jsonb(one) - ${without([...neverLeaves, ...own])})::text as line
     from ${table} as one where hotel_id = ${hotelId} and ${where} order by ${order}`;

const chained = `jsonb_build_object('place', link.place, 'hash', encode(link.hash, 'hex'), 'sealed_on', link.sealed_on)`;
const linked = 'left join history_link as link on link.hotel_id = one.hotel_id and link.event_id = one.event_id';

/** The days of a hotel's history as they were sealed, the oldest first. */
export const sealedDaysQuestion = (hotelId: number): string =>
  `select jsonb_build_object('day', day, 'events', events, 'reservations', reservations, 'sealed_at', sealed_at,
                             'previous', encode(previous, 'hex'), 'hash', encode(hash, 'hex'))::text as line
     from history_day where hotel_id = ${hotelId} order by day`;

/** A reservation with all that belongs to it in each line, the oldest first. */
export function reservationQuestion(hotelId: number): string {
  const own = ofReservation.map(({ table, order }) => {
    const whose =
      table === 'payment_refund'
        ? `intent_id in (select intent_id from payment_intent as p
                          where p.hotel_id = r.hotel_id and p.reservation_id = r.reservation_id)`
        : 'one.reservation_id = r.reservation_id';
    const isHistory = table === 'reservation_event';
    const row = isHistory ? `to_jsonb(one) || ${chained}` : 'to_jsonb(one)';
    return `'${table}', coalesce((
      select jsonb_agg((${row}) - ${without([...neverLeaves, 'reservation_id'])} order by ${order})
        from ${table} as one ${isHistory ? linked : ''} where one.hotel_id = r.hotel_id and ${whose}), '[]')`;
  });
  return `select jsonb_build_object('reservation', to_jsonb(r) - ${without([...neverLeaves, ...reservationWithout])},
                 ${own.join(',\n')})::text as line
            from reservation as r where r.hotel_id = ${hotelId}
           order by r.created_at, r.reservation_id collate "C"`;
}

export async function readPublishedAs(tx: Tx, hotelId: number) {
  return tx
    .selectFrom('hotel')
    .select(['document', 'asks_ages'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
}

/** What a row of a table may say, and has to. Numbers that the database gives out are not among it. */
export type TableColumns = ReadonlyMap<string, ReadonlySet<string>>;

export async function readTableColumns(tx: Tx, tables: readonly string[]): Promise<TableColumns> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname::text as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class as c join pg_attribute as a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}::text[])
       and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
     group by c.relname`.execute(tx);
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
}

export type Row = Readonly<Record<string, unknown>>;

/** Puts rows into a table as they are; a column that none of them names gets what it has by itself. */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name));
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** Tries something that may not be right; what it did is undone then, and all that was done before stands. */
export async function trying<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint trying`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint trying`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint trying`.execute(tx);
    throw error;
  }
}

export type StoredPaper = { readonly invoiceNumber: string; readonly drawnAt: string; readonly pdf: Buffer };

/** Invoices that were drawn, some at a time. */
export async function* readPapers(tx: Tx, hotelId: number): AsyncGenerator<StoredPaper> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ invoice_number: string; drawn: string; pdf: Buffer }>`
      select invoice_number, to_jsonb(drawn_at)#>>'{}' as drawn, pdf from invoice_paper
       where hotel_id = ${hotelId} and invoice_number collate "C" > ${after}
       order by invoice_number collate "C" limit 20`.execute(tx);
    for (const { invoice_number: invoiceNumber, drawn, pdf } of rows) yield { invoiceNumber, drawnAt: drawn, pdf };
    const last = rows.at(-1);
    if (!last) return;
    after = last.invoice_number;
  }
}

/** Letters of guests who are still known, some at a time. */
export async function readSomeLetters(
  tx: Tx,
  hotelId: number,
  after: { readonly reservationId: string; readonly letterId: string },
) {
  const { rows } = await sql<{ reservation_id: string; letter_id: string; place: number }>`
    select letter.reservation_id, letter.letter_id,
           (select count(*)::int from guest_letter as other
             where other.hotel_id = letter.hotel_id and other.reservation_id = letter.reservation_id
               and (other.first_tried_at, other.letter_id) <= (letter.first_tried_at, letter.letter_id)) as place
      from guest_letter as letter join reservation using (hotel_id, reservation_id)
     where hotel_id = ${hotelId} and erased_at is null
       and (letter.reservation_id, letter.letter_id) > (${after.reservationId}, ${after.letterId})
     order by letter.reservation_id, letter.letter_id limit 100`.execute(tx);
  return rows.map((row) => ({ reservationId: row.reservation_id, letterId: row.letter_id, place: row.place }));
}

/** How much there is to take along. */
export async function readAmounts(tx: Tx, hotelId: number) {
  const { rows } = await sql<Record<'reservations' | 'letters' | 'invoices' | 'nights' | 'versions' | 'paper', number>>`
    select (select count(*)::int from reservation where hotel_id = ${hotelId}) as reservations,
           (select count(*)::int from guest_letter where hotel_id = ${hotelId}) as letters,
           (select count(*)::int from invoice where hotel_id = ${hotelId}) as invoices,
           (select count(*)::int from rate where hotel_id = ${hotelId}) as nights,
           (select count(*)::int from house_version where hotel_id = ${hotelId}) as versions,
           (select coalesce(sum(octet_length(pdf)), 0)::bigint from invoice_paper where hotel_id = ${hotelId}) as paper`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('A question without a table has one answer');
  return row;
}

type NewHotel = { readonly hotelId: number; readonly document: Row; readonly asksAges: boolean };

/** A hotel that is there for its people alone. */
export async function insertHotel(tx: Tx, { hotelId, document, asksAges }: NewHotel): Promise<void> {
  await sql`
    insert into hotel (hotel_id, chain_id, document, asks_ages, is_open)
    values (${hotelId}, ${Number(document['chainId'] ?? 0) || null}, ${JSON.stringify(document)}::jsonb, ${asksAges}, false)`.execute(
    tx,
  );
}

export async function insertPaper(
  tx: Tx,
  hotelId: number,
  { invoiceNumber, drawnAt, pdf }: StoredPaper,
): Promise<void> {
  await sql`insert into invoice_paper (hotel_id, invoice_number, pdf, drawn_at)
            values (${hotelId}, ${invoiceNumber}, ${pdf}, ${drawnAt}::timestamptz)`.execute(tx);
}
