import type { makeDeskKey as route } from '@stayfront/contract/desk/keys';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Operator } from '../../property/operator/operator.ts';
import { makeKeyAs } from '../../property/key/make-key.ts';
import { readKeys } from '../../property/key/read-keys.ts';

/** So many keys of a hotel open something at a time. */
const most = 20;

/** A key that an owner makes. One id is made once: who asks again, having missed the answer, is not given a second. */
export const makeDeskKey = (
  db: Db,
  { hotelId, email }: Operator,
  { keyId, name }: { readonly keyId: string; readonly name: string },
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'key.known' | 'key.too_many'>> =>
  inHotel(db, hotelId, async (tx) => {
    const keys = await readKeys(tx, hotelId);
    const isKnown = keys.some((one) => one.keyId === keyId);
    if (!isKnown && keys.filter(({ revokedAt }) => revokedAt === null).length >= most) return refuse('key.too_many');
    const detail = { keyId, name: name.trim() };
    const key = await makeKeyAs(tx, hotelId, detail, now);
    if (key === null) return refuse('key.known');
    await noteOperator(tx, hotelId, { happenedAt: now, who: email, what: 'key.made', detail });
    return { ...detail, key };
  });
