import type { GooglePrices, putGooglePrices as route } from '@stayfront/contract/desk/google-prices';
import { isRefusal, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { changeAccount } from '../../property/connection-account/change-account.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import { makeAccount } from '../../property/connection-account/make-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { checkTarget } from '../webhook/check-target.ts';
import type { Reach } from '../webhook/reach.ts';
import { refuseTarget } from '../webhook/refuse-target.ts';
import { getGoogle } from './get-google.ts';
import { leaveGoogle } from './leave-google.ts';
import { queueTellingOf } from './queue-google.ts';

type Deps = {
  readonly db: Db;
  readonly box: SecretBox;
  readonly reach: Reach;
  readonly publicUrl: () => string;
};
type Refused = Refusal<'google_prices.target'> | RefusedBy<typeof changeAccount> | RefusedBy<typeof makeAccount>;

/** Has Google told of the hotel's prices. Another key or code is somebody else to Google: everything is told anew. */
export async function putGoogle(
  deps: Deps,
  hotel: Hotel,
  staff: Staff,
  { name, wish }: { readonly name: string; readonly wish: RouteInput<typeof route>['body'] },
  now: Instant,
): Promise<GooglePrices | Refused> {
  const { title, partnerKey, hotelCode, address, login: calledAs, password: secret, ...bounds } = wish;
  const target = await checkTarget(deps.reach, address);
  if ('fault' in target) return refuseTarget('google_prices.target', 'address', target.fault);
  const key = { hotelId: hotel.hotelId, connection: `google.${name}` } as const;
  const settings = { partnerKey, ...(hotelCode === undefined ? {} : { hotelCode }), ...bounds };
  // Said anew without a code, it is the hotel's number again.
  const anew = { ...settings, hotelCode: hotelCode ?? null };
  const done = await inHotel(deps.db, hotel.hotelId, async (tx, { rollBack }) => {
    const before = await findAccount(tx, hotel.hotelId, key.connection);
    const called = { address: target.url.origin, calledAs, secret };
    const isOther =
      before?.settings['partnerKey'] !== partnerKey ||
      before.settings['hotelCode'] !== hotelCode ||
      before.address !== called.address;
    if (before && isOther) await leaveGoogle(tx, key, now);
    const put = before
      ? await changeAccount(tx, deps.box, staff, key.connection, { title, settings: anew, ...called }, now)
      : await makeAccount(tx, deps.box, staff, { kind: 'google', name, title, calls: false, settings, ...called }, now);
    if (isRefusal(put)) {
      await rollBack();
      return put;
    }
    await queueTellingOf(tx, key);
    return null;
  });
  return done ?? getGoogle(deps, hotel, key);
}
