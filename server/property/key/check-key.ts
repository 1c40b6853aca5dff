import { timingSafeEqual } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteKeyUse, type StoredKey } from './key.store.ts';
import { readKeys } from './read-keys.ts';
import { hashKey } from './make-key.ts';

/** Whose key it is, and what the hotel calls it. */
export type KnownKey = { readonly hotelId: number; readonly name: string };

/** Says whose key the Authorization header of a request carries; null where it is none that opens anything. */
export type CheckKey = (authorization: string | undefined) => Promise<KnownKey | null>;

/** In milliseconds. When a key was used last is known to the minute, whatever is asked for by it. */
const noted = 60_000;

export const keyChecker =
  (db: Db, now: () => Instant): CheckKey =>
  async (authorization) => {
    const match = /^Bearer (sf_(\d{1,10})_[\w-]{43})$/i.exec(authorization ?? '');
    const [, key = '', digits = ''] = match ?? [];
    const hotelId = Number(digits);
    if (!match || hotelId < 1 || hotelId > 2_147_483_647) return null;
    const hash = hashKey(key);
    return inHotel(db, hotelId, async (tx) => {
      // Every key is compared, and to its end: how long it takes tells nothing about how near a guess was.
      let open: StoredKey | null = null;
      for (const known of await readKeys(tx, hotelId))
        if (timingSafeEqual(known.keyHash, hash) && known.revokedAt === null) open = known;
      if (!open) return null;
      const at = now();
      if (open.lastUsedAt === null || open.lastUsedAt < at - noted) await noteKeyUse(tx, hotelId, open.keyId, at);
      return { hotelId, name: open.name };
    });
  };
