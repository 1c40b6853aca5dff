import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Operator } from '../operator/operator.ts';
import { deletePasskey, readPasskeysOf } from './passkey.store.ts';

/** Takes away a passkey of one's own, wherever it was added. Of one that is somebody else's nothing is said. */
export async function removePasskey(
  db: Db,
  { hotelId, email }: Operator,
  passkeyId: string,
  now: Instant,
): Promise<{ passkeyId: string; isRemoved: true }> {
  const own = await inHotel(db, hotelId, (tx) => readPasskeysOf(tx, email));
  const passkey = own.find((one) => one.passkeyId === passkeyId);
  if (passkey)
    await inHotel(db, passkey.hotelId, async (tx) => {
      if (!(await deletePasskey(tx, passkey.hotelId, passkeyId))) return;
      const detail = { passkeyId, name: passkey.name };
      await noteOperator(tx, passkey.hotelId, {
        happenedAt: now,
        who: email,
        what: 'operator.passkey_removed',
        detail,
      });
    });
  return { passkeyId, isRemoved: true };
}
