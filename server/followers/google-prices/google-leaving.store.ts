import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AccountSettings, SystemId } from '@stayfront/rules/connection/account';
import type { Told } from '@stayfront/rules/google-prices/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { LeavingKey, TellingKey } from './telling-key.ts';

/** Whom to tell that nothing is for sale any more, and what it has taken. */
export type Leaving = {
  readonly hotelId: number;
  readonly connection: SystemId;
  readonly address: string;
  readonly calledAs: string | null;
  readonly sealedSecret: Buffer | null;
  readonly settings: AccountSettings;
  readonly told: Told;
};

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Keeps how a connection reaches Google, beside what Google has taken of it; null where it reaches nobody. */
export async function insertLeaving(
  tx: Tx,
  { hotelId, connection }: TellingKey,
  told: Told,
  now: Instant,
): Promise<number | null> {
  const { rows } = await sql<{ id: string }>`
    insert into google_leaving (hotel_id, connection, address, called_as, sealed_secret, settings, told, left_at)
    select hotel_id, connection, address, called_as, sealed_secret, settings, ${await pack(JSON.stringify(told))},
           ${new Date(now)}
      from connection_account
     where hotel_id = ${hotelId} and connection = ${connection} and address is not null
    returning leaving_id as id`.execute(tx);
  return rows[0] ? Number(rows[0].id) : null;
}

export async function readLeaving(tx: Tx, { hotelId, leavingId }: LeavingKey): Promise<Leaving | null> {
  const row = await tx
    .selectFrom('google_leaving')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('leaving_id', '=', leavingId)
    .executeTakeFirst();
  return row
    ? {
        hotelId,
        connection: row.connection as SystemId,
        address: row.address,
        calledAs: row.called_as,
        sealedSecret: row.sealed_secret,
        settings: row.settings,
        told: JSON.parse(String(await unpack(row.told))) as Told,
      }
    : null;
}

/** What is left of it to be taken back. */
export async function saveLeft(tx: Tx, { hotelId, leavingId }: LeavingKey, told: Told): Promise<void> {
  await tx
    .updateTable('google_leaving')
    .set({ told: await pack(JSON.stringify(told)) })
    .where('hotel_id', '=', hotelId)
    .where('leaving_id', '=', leavingId)
    .execute();
}

export async function deleteLeaving(tx: Tx, { hotelId, leavingId }: LeavingKey): Promise<void> {
  await tx.deleteFrom('google_leaving').where('hotel_id', '=', hotelId).where('leaving_id', '=', leavingId).execute();
}

/** Has it told, after whatever is told by this connection now and before whatever will be; again for days, if need be. */
export async function queueTakingBack(tx: Tx, { hotelId, connection }: TellingKey, leavingId: number): Promise<void> {
  const job = JSON.stringify({ hotelId, leavingId } satisfies LeavingKey);
  await sql`select graphile_worker.add_job('take-back-from-google', ${job}::json,
              queue_name => ${`tell-${hotelId}-${connection}`}, max_attempts => 25,
              flags => array[${`of hotel ${hotelId}`}])`.execute(tx);
}
