import { handshakeNameOf, type AlpineBitsAction } from '@stayfront/rules/alpinebits/actions';
import type { AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../../property/connection-account/connection-account.ts';
import { announcedTo } from './announced-to.ts';
import { selectAgreed } from './handshake.store.ts';

type Asked = {
  readonly account: ConnectionAccount;
  readonly clientId: string;
  readonly version: AlpineBitsVersion;
  readonly action: AlpineBitsAction;
};

/**
 * What may be used in a message: what is announced, and of that only what was agreed on where the client has shaken hands for
 * this action. Null where the action itself is not announced.
 */
export async function capabilitiesOf(
  db: Db,
  { account, clientId, version, action }: Asked,
): Promise<ReadonlySet<string> | null> {
  const name = handshakeNameOf(action);
  const announced = announcedTo(account)
    .versions.find((one) => one.version === version)
    ?.actions.find((one) => one.action === name);
  if (!announced) return null;
  const { hotelId, connection } = account;
  const agreed = await inHotel(
    db,
    hotelId,
    (tx) => selectAgreed(tx, { hotelId, connection, clientId }, { version, action: name }),
    'read only',
  );
  return new Set(agreed === null ? announced.supports : announced.supports.filter((one) => agreed.includes(one)));
}
