import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { listAccounts } from '../../property/connection-account/list-accounts.ts';
import type { TellingKey } from './telling-key.ts';
import { atNotedHotels } from '../../property/hotel/at-noted-hotels.ts';

const half = 30_000;

/** Has a hotel's prices looked at now. */
export const queueTellingOf = async (tx: Tx, { hotelId, connection }: TellingKey): Promise<void> => {
  await sql`select queue_telling(${hotelId}, ${connection})`.execute(tx);
};

/**
 * Has each hotel's prices looked at, now and in half a minute: what was changed is told within a minute of it, and what
 * was changed several times in between is told once.
 */
export async function queueGoogle(db: Db, isAgain: boolean, now: Instant): Promise<void> {
  await atNotedHotels(
    db,
    { what: 'google', isForOpenOnly: true, hasAny: async (...at) => (await toTell(...at)).length > 0 },
    (hotelId) =>
      inHotel(db, hotelId, async (tx) => {
        for (const { connection } of await toTell(tx, hotelId)) await queueTellingOf(tx, { hotelId, connection });
      }),
  );
  if (isAgain) return;
  await sql`select graphile_worker.add_job('tell-google-hotels', '{"isAgain": true}'::json,
              run_at => ${new Date(now + half)}, job_key => 'tell-google-hotels again', max_attempts => 2)`.execute(db);
}

const toTell = async (tx: Tx, hotelId: number): Promise<ConnectionAccount[]> =>
  (await listAccounts(tx, hotelId, 'google')).filter(({ isOff }) => !isOff);
