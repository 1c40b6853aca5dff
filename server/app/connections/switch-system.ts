import type { switchSystem as route } from '@stayfront/contract/desk/systems';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { readSystemId, systemId as idOf } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { leaveGoogle } from '../../followers/google-prices/leave-google.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { switchAccount } from '../../property/connection-account/switch-account.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';

type Wish = { readonly systemId: string; readonly isOn: boolean };

/** Switches off, or on: then all that has waited is told. Google is told that nothing is for sale. Switched to what it is already, nothing happens. */
export const switchSystem = (
  db: Db,
  { hotelId, by }: Staff,
  { systemId, isOn }: Wish,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'connection.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const system = readSystemId(systemId);
    if (system?.kind === 'google' && !isOn) await leaveGoogle(tx, { hotelId, connection: idOf(system) }, now);
    const switched = system && (await switchAccount(tx, hotelId, { connection: idOf(system), isOn }, now));
    if (!switched) return refuse('connection.unknown');
    const { before, title } = switched;
    const detail = { connection: systemId, title, changed: { isOn: [before, isOn] } };
    if (before !== isOn) await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'system.switched', detail });
    return { systemId, isOn, before };
  });
