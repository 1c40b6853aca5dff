import type { changeSystem as route } from '@stayfront/contract/desk/systems';
import { isRefusal, refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { readSystemId, systemId as idOf } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Reach } from '../../followers/webhook/reach.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { changeAccount } from '../../property/connection-account/change-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { checkAddress } from './check-address.ts';

type Deps = { readonly db: Db; readonly box: SecretBox; readonly reach: Reach };
type Wish = RouteInput<typeof route>['body'] & { readonly systemId: string };

/** What is absent stays as it is. */
export async function changeSystem(
  { db, box, reach }: Deps,
  hotel: Hotel,
  staff: Staff,
  { systemId, takesBookings, hotelCode, rooms, ratePlans, ...wish }: Wish,
  now: Instant,
): Promise<
  RouteAnswer<typeof route> | Refusal<'connection.code' | 'webhook.target'> | RefusedBy<typeof changeAccount>
> {
  const system = readSystemId(systemId);
  if (!system) return refuse('connection.unknown');
  const stray =
    checkCodes('rooms', rooms, hotel.document.rooms) ?? checkCodes('ratePlans', ratePlans, hotel.document.ratePlans);
  if (stray) return stray;
  const unfit = await checkAddress(reach, wish.address);
  if (unfit) return unfit;
  return inHotel(db, staff.hotelId, async (tx) => {
    const settings = {
      ...(takesBookings === undefined ? {} : { bookings: takesBookings }),
      ...(hotelCode === undefined ? {} : { hotelCode }),
      ...(rooms === undefined ? {} : { rooms }),
      ...(ratePlans === undefined ? {} : { ratePlans }),
    };
    const changes = { ...wish, ...(Object.keys(settings).length > 0 ? { settings } : {}) };
    const changed = await changeAccount(tx, box, staff, idOf(system), changes, now);
    return isRefusal(changed) ? changed : { systemId };
  });
}

/** A code that leads to nothing would be found out by the first message; it is named here. */
function checkCodes(
  field: string,
  codes: Readonly<Record<string, string>> | undefined,
  sold: readonly { readonly id: string }[],
): Refusal<'connection.code'> | null {
  const stray = Object.entries(codes ?? {}).find(([, id]) => !sold.some((one) => one.id === id));
  if (!stray) return null;
  const [code, id] = stray;
  const message = `The code "${code}" leads to "${id}", which this hotel has not`;
  return {
    refused: 'connection.code',
    detail: message,
    errors: [{ field: `${field}.${code}`, code: 'connection.code', message }],
  };
}
