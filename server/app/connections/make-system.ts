import type { makeSystem as route } from '@stayfront/contract/desk/systems';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { readSystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Reach } from '../../followers/webhook/reach.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { makeAccount } from '../../property/connection-account/make-account.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { checkAddress } from './check-address.ts';

type Deps = { readonly db: Db; readonly box: SecretBox; readonly reach: Reach };
type Wish = RouteInput<typeof route>['body'] & { readonly systemId: string };

/** Lets another system in. Its login and password are told here and never again. */
export async function makeSystem(
  { db, box, reach }: Deps,
  staff: Staff,
  { systemId, takesBookings, ...wish }: Wish,
  now: Instant,
): Promise<
  | RouteAnswer<typeof route>
  | Refusal<'connection.owned' | 'connection.taken' | 'connection.too_many' | 'webhook.target'>
> {
  const system = readSystemId(systemId);
  if (!system) return refuse('connection.taken');
  const unfit = await checkAddress(reach, wish.address);
  if (unfit) return unfit;
  return inHotel(db, staff.hotelId, async (tx, { rollBack }) => {
    const settings = takesBookings ? { bookings: true } : {};
    const made = await makeAccount(tx, box, staff, { ...system, ...wish, calls: true, settings }, now);
    if (!isRefusal(made)) return { systemId, login: made.login, password: made.password };
    await rollBack();
    return made;
  });
}
