import { createHash, randomBytes } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { insertKey } from './key.store.ts';

/** Only the hash is kept: whoever reads the database cannot speak for a hotel. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A new key for a hotel's own systems. It is told here and never again. */
export async function makeKey(
  db: Db,
  hotelId: number,
  name: string,
  now: Instant,
): Promise<{ readonly keyId: string; readonly key: string }> {
  const keyId = randomBytes(4).toString('hex');
  const key = await inHotel(db, hotelId, (tx) => makeKeyAs(tx, hotelId, { keyId, name }, now));
  if (key === null) throw new Error(`Key ${keyId} came up twice`);
  return { keyId, key };
}

/** The same within what is under way and under an id of one's choice; null where it was taken already. */
export async function makeKeyAs(
  tx: Tx,
  hotelId: number,
  { keyId, name }: { readonly keyId: string; readonly name: string },
  now: Instant,
): Promise<string | null> {
  const key = `sf_${hotelId}_${randomBytes(32).toString('base64url')}`;
  const isNew = await insertKey(tx, hotelId, { keyId, name, keyHash: hashKey(key), createdAt: now });
  return isNew ? key : null;
}
