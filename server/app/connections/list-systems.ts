import type { listSystems as route, ConnectedSystem } from '@stayfront/contract/desk/systems';
import { textIn } from '@stayfront/contract/property/texts';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readSystemHealth, type SystemHealth } from '../../followers/connection/read-system-health.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { listAccounts } from '../../property/connection-account/list-accounts.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

type Deps = { readonly db: Db; readonly publicUrl: () => string };

/** After so long a booking that was not taken is somebody's to look after. */
const patience = 3_600_000;

/** Where a system of each kind calls the hotel; calendars and Google have addresses of their own. */
const endpoints = { alpinebits: 'alpinebits', 'channel-manager': 'channel-manager', google: null, ical: null } as const;

/** The hotel's other systems, how each fares, and what their codes can mean. */
export const listSystems = (
  { db, publicUrl }: Deps,
  { hotelId, document }: Hotel,
  now: Instant,
): Promise<RouteAnswer<typeof route>> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const health = new Map((await readSystemHealth(tx, hotelId, now)).map((one) => [one.connection, one]));
      const accounts = await listAccounts(tx, hotelId);
      const named = <Entry extends { id: string; name: Parameters<typeof textIn>[0] }>(entry: Entry): string =>
        textIn(entry.name, document.language, document.language) || entry.id;
      return {
        systems: accounts.map((account) => describeSystem(account, health.get(account.connection), publicUrl(), now)),
        rooms: document.rooms.map((room) => ({ id: room.id, code: room.id, name: named(room) })),
        ratePlans: document.ratePlans.map((plan) => ({ id: plan.id, code: plan.code, name: named(plan) })),
      };
    },
    'read only',
  );

function describeSystem(
  account: ConnectionAccount,
  health: SystemHealth | undefined,
  publicUrl: string,
  now: Instant,
): ConnectedSystem {
  const { hotelId, kind, settings, login } = account;
  const endpoint = endpoints[kind];
  const hotelCode = settings['hotelCode'];
  return {
    systemId: account.connection,
    kind,
    title: account.title,
    isOn: !account.isOff,
    ...stateOf(account, health, now),
    login,
    endpoint: endpoint && login !== null ? `${publicUrl}/api/hotels/${hotelId}/${endpoint}` : null,
    address: account.address,
    calledAs: account.calledAs,
    hasSecret: account.hasSecret,
    owns: [...account.owns],
    takesBookings: settings.bookings === true,
    hotelCode: typeof hotelCode === 'string' ? hotelCode : null,
    rooms: { ...settings.rooms },
    ratePlans: { ...settings.ratePlans },
    createdAt: new Date(account.createdAt).toISOString(),
    credentialsAt: new Date(account.credentialsAt).toISOString(),
    lastHeardAt: account.lastHeardAt === null ? null : new Date(account.lastHeardAt).toISOString(),
    lastMessageAt: health?.lastMessageAt?.toISOString() ?? null,
    waiting: health?.waiting ?? 0,
    refused: health?.refused ?? 0,
    hours: Array.from({ length: 24 }, (_, place) => {
      const hour = health?.hours.find(({ ago }) => ago === 23 - place);
      return hour === undefined ? ('quiet' as const) : hour.isGood ? ('good' as const) : ('bad' as const);
    }),
  };
}

function stateOf(
  { isOff, lastHeardAt }: ConnectionAccount,
  health: SystemHealth | undefined,
  now: Instant,
): Pick<ConnectedSystem, 'state' | 'since'> {
  if (isOff) return { state: 'off', since: null };
  if (health?.failingSince) return { state: 'failing', since: health.failingSince.toISOString() };
  if (health?.oldestAt && health.oldestAt.getTime() < now - patience)
    return { state: 'waiting', since: health.oldestAt.toISOString() };
  return { state: lastHeardAt === null && !health?.lastMessageAt ? 'new' : 'ok', since: null };
}
