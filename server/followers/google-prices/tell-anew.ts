import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { forgetTold } from './google-telling.store.ts';
import type { TellingKey } from './telling-key.ts';
import { queueTellingOf } from './queue-google.ts';

/** Has everything told as if Google knew nothing: for when somebody doubts that it has kept what it took. */
export const tellAnew = (
  db: Db,
  { by }: Staff,
  key: TellingKey,
  now: Instant,
): Promise<{ isQueued: true } | Refusal<'connection.unknown'>> =>
  inHotel(db, key.hotelId, async (tx) => {
    const account = await findAccount(tx, key.hotelId, key.connection);
    if (!account) return refuse('connection.unknown');
    await forgetTold(tx, key);
    await queueTellingOf(tx, key);
    const detail = { connection: key.connection, title: account.title };
    await noteOperator(tx, key.hotelId, { happenedAt: now, who: by, what: 'google_prices.told_again', detail });
    return { isQueued: true };
  });
