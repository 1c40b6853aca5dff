import type { endDeskKey as route } from '@stayfront/contract/desk/keys';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Operator } from '../../property/operator/operator.ts';
import { endKey } from '../../property/key/end-key.ts';
import { readKeys } from '../../property/key/read-keys.ts';

/** Ends a key for good, and says so in the house's list of changes once. */
export const endDeskKey = (
  db: Db,
  { hotelId, email }: Operator,
  keyId: string,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'key.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const known = (await readKeys(tx, hotelId)).find((one) => one.keyId === keyId);
    if (!known) return refuse('key.unknown');
    const detail = { keyId, name: known.name };
    if (await endKey(tx, hotelId, keyId, now))
      await noteOperator(tx, hotelId, { happenedAt: now, who: email, what: 'key.ended', detail });
    return { keyId, isEnded: true };
  });
