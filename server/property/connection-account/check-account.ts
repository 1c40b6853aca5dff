import { timingSafeEqual } from 'node:crypto';
import type { Refusal } from '@stayfront/contract/problem';
import type { SystemKind } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { callerHash } from '../../platform/limit/caller-hash.ts';
import { countWrongTry } from '../../platform/limit/count-wrong-try.ts';
import { noteHeard, readAccounts } from './connection-account.store.ts';
import type { ConnectionAccount } from './connection-account.ts';
import { hashPassword } from './credentials.ts';
import { withoutSecrets } from './without-secrets.ts';

type Deps = { readonly db: Db; readonly secret: string };

export type Credentials = {
  readonly hotelId: number;
  readonly kind: SystemKind;
  readonly login: string;
  readonly password: string;
  /** The caller's address. */
  readonly from: string;
};

/** Who is wrong that often within a quarter of an hour waits. The right password is always answered. */
const limits = { 'connection-from': 20, 'connection-of': 60 };

/** In milliseconds. When a system was heard last is known to the minute. */
const noted = 60_000;

/**
 * Says whose login and password these are. Wrong ones are refused in one way, whatever is wrong about them; a system that
 * is switched off is another matter, and known by `isOff`.
 */
export const checkAccount = (
  { db, secret }: Deps,
  { hotelId, kind, login, password, from }: Credentials,
  now: Instant,
): Promise<ConnectionAccount | Refusal<'connection.credentials' | 'too_many_requests' | 'hotel.unknown'>> => {
  if (hotelId < 1 || hotelId > 2_147_483_647) return Promise.resolve({ refused: 'hotel.unknown' as const });
  return inHotel(db, hotelId, async (tx, transaction) => {
    const hash = hashPassword(password);
    // Every account is compared, and to its end: how long it takes tells nothing about how near a guess was.
    let known: ConnectionAccount | null = null;
    for (const account of await readAccounts(tx, hotelId, kind))
      if (account.passwordHash && timingSafeEqual(account.passwordHash, hash) && account.login === login)
        known = withoutSecrets(account);
    if (known) {
      if (known.lastHeardAt === null || known.lastHeardAt < now - noted)
        await noteHeard(tx, hotelId, known.connection, now);
      return known;
    }
    const { rows } = await sql<{ isThere: boolean }>`
      select exists (select from hotel where hotel_id = ${hotelId}) as "isThere"`.execute(tx);
    if (!rows[0]?.isThere) return { refused: 'hotel.unknown' as const };
    const subjects = { 'connection-from': callerHash(secret, from), 'connection-of': kind };
    const tooMany = await countWrongTry(tx, transaction, hotelId, subjects, limits, now);
    return tooMany ?? { refused: 'connection.credentials' as const };
  });
};
