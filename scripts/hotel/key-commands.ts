import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { readKeys } from '@stayfront/server/property/key/read-keys';
import { endKey } from '@stayfront/server/property/key/end-key';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { noteOperator } from '@stayfront/server/property/operator/note-operator';
import type { Command } from './command.ts';
import { withHotel } from './with-database.ts';

export const keyCommands: readonly Command[] = [
  {
    words: ['key', 'HOTEL', 'NAME'],
    says: 'make a key for the management API; it is told once',
    run: ([id, name]) => make(id, name ?? ''),
  },
  { words: ['keys', 'HOTEL'], says: 'the keys it has had', run: ([id]) => list(id) },
  { words: ['revoke', 'HOTEL', 'KEYID'], says: 'end a key at once', run: ([id, keyId]) => revoke(id, keyId ?? '') },
];

const make = (id: string | undefined, name: string): Promise<number> =>
  withHotel(id, async (db, { hotelId }) => {
    const now = Date.now();
    const { key, keyId } = await makeKey(db, hotelId, name, now);
    const detail = { keyId, name };
    await inHotel(db, hotelId, (tx) =>
      noteOperator(tx, hotelId, { happenedAt: now, who: 'system', what: 'key.made', detail }),
    );
    console.log(key);
    console.error(`This is key ${keyId} of hotel ${hotelId}. Keep it now: it cannot be shown again.`);
    return 0;
  });

const list = (id: string | undefined): Promise<number> =>
  withHotel(id, async (db, { hotelId }) => {
    const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
    for (const { keyId, name, createdAt, revokedAt } of await inHotel(db, hotelId, (tx) => readKeys(tx, hotelId)))
      console.log(`${keyId}  ${day(createdAt)}  ${revokedAt === null ? 'open' : `ended ${day(revokedAt)}`}  ${name}`);
    return 0;
  });

const revoke = (id: string | undefined, keyId: string): Promise<number> =>
  withHotel(id, async (db, { hotelId }) => {
    const now = Date.now();
    const isEnded = await inHotel(db, hotelId, async (tx) => {
      const name = (await readKeys(tx, hotelId)).find((one) => one.keyId === keyId)?.name ?? '';
      if (!(await endKey(tx, hotelId, keyId, now))) return false;
      const detail = { keyId, name };
      await noteOperator(tx, hotelId, { happenedAt: now, who: 'system', what: 'key.ended', detail });
      return true;
    });
    if (isEnded) console.log(`Key ${keyId} opens nothing any more.`);
    else console.error(`Hotel ${hotelId} has no open key ${keyId}.`);
    return isEnded ? 0 : 1;
  });
