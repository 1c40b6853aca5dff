import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { toldNothing, type Told } from '@stayfront/rules/google-prices/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { ProductWay } from '../../platform/db/google-tables.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { TellingKey } from './telling-key.ts';

export type Telling = {
  readonly mark: string | null;
  readonly ways: readonly ProductWay[];
  readonly toldAt: Date | null;
  readonly tries: number;
  readonly retryAt: Date | null;
  readonly trouble: string | null;
};

const notYet: Telling = { mark: null, ways: [], toldAt: null, tries: 0, retryAt: null, trouble: null };
const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

export async function readTelling(tx: Tx, { hotelId, connection }: TellingKey): Promise<Telling> {
  const row = await tx
    .selectFrom('google_telling')
    .select(['mark', 'ways', 'told_at as toldAt', 'tries', 'retry_at as retryAt', 'trouble'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .executeTakeFirst();
  return row ?? notYet;
}

export async function saveTelling(tx: Tx, { hotelId, connection }: TellingKey, telling: Telling): Promise<void> {
  const said = {
    mark: telling.mark,
    ways: JSON.stringify(telling.ways),
    told_at: telling.toldAt,
    tries: telling.tries,
    retry_at: telling.retryAt,
    trouble: telling.trouble,
  };
  await tx
    .insertInto('google_telling')
    .values({ hotel_id: hotelId, connection, ...said })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'connection']).doUpdateSet(said))
    .execute();
}

/** All that Google has taken. */
export async function readTold(tx: Tx, { hotelId, connection }: TellingKey): Promise<Told> {
  const rows = await tx
    .selectFrom('google_told')
    .select(['part', 'content'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .execute();
  const parts = await Promise.all(
    rows.map(async ({ part, content }) => [part, JSON.parse(String(await unpack(content)))] as const),
  );
  return { ...toldNothing, ...(Object.fromEntries(parts) as Partial<Told>) };
}

/** What Google has taken of one part, from now on. */
export async function saveTold(
  tx: Tx,
  { hotelId, connection }: TellingKey,
  part: keyof Told,
  content: Told[keyof Told],
  now: Instant,
): Promise<void> {
  const said = { content: await pack(JSON.stringify(content)), told_at: new Date(now) };
  await tx
    .insertInto('google_told')
    .values({ hotel_id: hotelId, connection, part, ...said })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'connection', 'part']).doUpdateSet(said))
    .execute();
}

/** Forgets all that it has taken: everything is told anew. */
export async function forgetTold(tx: Tx, { hotelId, connection }: TellingKey): Promise<void> {
  for (const table of ['google_told', 'google_telling'] as const)
    await tx.deleteFrom(table).where('hotel_id', '=', hotelId).where('connection', '=', connection).execute();
}

/**
 * How the hotel stands: its document, the number of its calendar, and the stock of the nights that are told, with what
 * is sold and held. Whatever changes a price changes one of them.
 */
export async function readMark(
  tx: Tx,
  hotelId: number,
  { from, to }: { readonly from: StayDate; readonly to: StayDate },
  now: Instant,
): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ', ${from}::text,
             (select version || ' ' || is_open from hotel where hotel_id = ${hotelId}),
             coalesce((select number from calendar_head where hotel_id = ${hotelId}), 0),
             (select md5(string_agg(concat_ws(' ', date, room_id, total - sold), ',' order by date, room_id))
                from inventory where hotel_id = ${hotelId} and date between ${from} and ${to}),
             (select md5(string_agg(concat_ws(' ', date, room_id, held_rooms), ',' order by date, room_id))
                from (select date, room_id, sum(rooms) as held_rooms from hold
                       where hotel_id = ${hotelId} and date between ${from} and ${to} and expires_at > ${new Date(now)}
                       group by date, room_id) as held)) as mark`.execute(tx);
  return rows[0]?.mark ?? '';
}
