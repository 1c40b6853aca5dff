import { timingSafeEqual } from 'node:crypto';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readKeys } from './read-keys.ts';
import { hashKey } from './make-key.ts';

/** Whose key it is, and what the hotel calls it. */
export type KnownKey = { readonly hotelId: number; readonly name: string };

/** Says whose key the Authorization header of a request carries; null where it is none that opens anything. */
export type CheckKey = (authorization: string | undefined) => Promise<KnownKey | null>;

export const keyChecker =
  (db: Db): CheckKey =>
  async (authorization) => {
    const match = /^Bearer (sf_(\d{1,10})_[\w-]{43})$/i.exec(authorization ?? '');
    const [, key = '', digits = ''] = match ?? [];
    const hotelId = Number(digits);
    if (!match || hotelId < 1 || hotelId > 2_147_483_647) return null;
    const known = await inHotel(db, hotelId, (tx) => readKeys(tx, hotelId));
    const hash = hashKey(key);
    // Every key is compared, and to its end: how long it takes tells nothing about how near a guess was.
    let open: KnownKey | null = null;
    for (const { keyHash, revokedAt, name } of known)
      if (timingSafeEqual(keyHash, hash) && revokedAt === null) open = { hotelId, name };
    return open;
  };
