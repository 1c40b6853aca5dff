import { byLength, type Sought, type SoughtWord } from '@stayfront/rules/search/read-search';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** So many that fit are gone through; whoever has typed that little types more. */
export const mostFound = 200;

/** Above every text that begins so, byte by byte. */
const beyond = '\u{10ffff}';

type Condition = RawBuilder<unknown>;

/**
 * Reservations that have all that was typed. The longest word leads, by an index on how words begin, and the others are
 * looked for in what it finds. Only where that is nobody, a word may have a slip in it.
 */
export async function findByText(tx: Tx, hotelId: number, sought: Sought): Promise<string[]> {
  const words = byLength(sought.words);
  const byReference = sought.reference === null ? [] : await findByReference(tx, hotelId, sought.reference);
  const [first, ...others] = words;
  if (!first) return byReference;
  const found = await findByWords(tx, hotelId, first, others, beginsSo);
  const all = [...new Set([...byReference, ...found])];
  return all.length > 0 ? all : findWithSlip(tx, hotelId, words);
}

async function findWithSlip(tx: Tx, hotelId: number, words: readonly SoughtWord[]): Promise<string[]> {
  // The whole words lead as far as there are any; the one with the slip is looked for in what they find.
  for (const wrong of words.filter(({ slips }) => slips.length > 0)) {
    const others = words.filter((word) => word !== wrong);
    const found = await findByWords(tx, hotelId, wrong, others, isSlipOrBeginsSo);
    if (found.length > 0) return found;
  }
  return [];
}

async function findByReference(tx: Tx, hotelId: number, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ reservation_id: string }>`
    select reservation_id from desk_entry
     where hotel_id = ${hotelId} and reservation_id >= ${beginning} and reservation_id < ${beginning + beyond}
     limit ${mostFound}`.execute(tx);
  return rows.map((row) => row.reservation_id);
}

async function findByWords(
  tx: Tx,
  hotelId: number,
  lead: SoughtWord,
  others: readonly SoughtWord[],
  fits: (word: SoughtWord, column: Condition) => Condition,
): Promise<string[]> {
  const leads = fits === beginsSo ? beginsSo(lead, sql`lead.word`) : sql`lead.word = any(${[...lead.slips]}::text[])`;
  const have = others.map(
    (other) => sql`and exists (
      select from desk_word as other
       where other.hotel_id = ${hotelId} and other.reservation_id = lead.reservation_id
         and ${fits(other, sql`other.word`)})`,
  );
  const { rows } = await sql<{ reservation_id: string }>`
    select distinct reservation_id from (
      select lead.reservation_id from desk_word as lead
       where lead.hotel_id = ${hotelId} and ${leads} ${sql.join(have, sql` `)}
       limit ${mostFound}) as found`.execute(tx);
  return rows.map((row) => row.reservation_id);
}

const beginsSo = ({ beginnings }: SoughtWord, column: Condition): Condition =>
  sql`(${sql.join(
    beginnings.map((start) => sql`(${column} >= ${start} and ${column} < ${start + beyond})`),
    sql` or `,
  )})`;

const isSlipOrBeginsSo = (word: SoughtWord, column: Condition): Condition =>
  sql`(${beginsSo(word, column)} or ${column} = any(${[...word.slips]}::text[]))`;
