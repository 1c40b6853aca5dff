import type { ConnectedPartner, ConnectedWebhook, Connections } from '@stayfront/contract/desk/connections';
import { connectionId, type ConnectionKind } from '@stayfront/rules/connection/connection-id';
import { troubleOf } from '@stayfront/rules/connection/trouble';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { listPartnerHealth } from '../../followers/channel/list-partner-health.ts';
import { listMismatchesSince } from '../../followers/channel/list-mismatches-since.ts';
import { readHours, type HourOfTries } from '../../followers/connection/read-hours.ts';
import { readNewestTries } from '../../followers/connection/read-newest-tries.ts';
import { listWebhookHealth } from '../../followers/webhook/list-webhook-health.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readKeys } from '../../property/key/read-keys.ts';
import { nameOf } from '../desk/name-of.ts';

type Deps = { readonly db: Db; readonly box: SecretBox };

const lately = 7 * 86_400_000;
const mostMismatches = 20;

/** Keys, webhooks and partners of a hotel, and how each fares. */
export const listConnections = ({ db, box }: Deps, hotel: Hotel, now: Instant): Promise<Connections> =>
  inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const { hotelId, document } = hotel;
      const hours = await readHours(tx, hotelId, now);
      const newest = await readNewestTries(tx, hotelId);
      const webhooks = await listWebhookHealth(tx, hotelId);
      const partners = await listPartnerHealth(tx, box, hotelId, now);
      const keys = await readKeys(tx, hotelId);
      const mismatches = await listMismatchesSince(tx, hotelId, now - lately);
      const healthOf = (kind: ConnectionKind, name: string, faring: Faring) => {
        const id = connectionId({ kind, name });
        const tried = newest.find(({ connection }) => connection === id);
        return { connectionId: id, kind, ...describeHealth(faring, tried), hours: hoursOf(hours, id) };
      };
      return {
        webhooks: webhooks.map(({ webhookId, url, createdAt, ...faring }): ConnectedWebhook => ({
          ...healthOf('webhook', webhookId, faring),
          webhookId,
          url,
          host: new URL(url).host,
          createdAt: createdAt.toISOString(),
        })),
        partners: partners.map(({ partner, url, updatedAt, bookings, withheld, ...faring }): ConnectedPartner => ({
          ...healthOf('partner', partner, faring),
          partner,
          url,
          updatedAt: new Date(updatedAt).toISOString(),
          bookings,
          withheld,
        })),
        keys: keys
          .filter(({ revokedAt }) => revokedAt === null)
          .map(({ keyId, name, createdAt, lastUsedAt }) => ({
            keyId,
            name,
            createdAt: new Date(createdAt).toISOString(),
            lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
          })),
        mismatches: mismatches.slice(0, mostMismatches).map((one) => ({
          ...one,
          roomName: one.roomId === null ? null : nameOf(hotel, document.rooms, one.roomId),
          ratePlanName: one.ratePlanId === null ? null : nameOf(hotel, document.ratePlans, one.ratePlanId),
        })),
      };
    },
    'read only',
  );

type Faring = {
  readonly isOff: boolean;
  readonly waiting: number;
  readonly failed: number;
  readonly silentSince: Date | null;
  readonly lastStatus: string | null;
  readonly lastAt: Date | null;
};

function describeHealth(
  { isOff, waiting, failed, silentSince, lastStatus, lastAt }: Faring,
  tried:
    | { readonly at: Instant; readonly tookMs: number; readonly isTaken: boolean; readonly status: string }
    | undefined,
) {
  const isSilent = silentSince !== null && !isOff;
  const status = tried?.status ?? lastStatus;
  const isBad = tried ? !tried.isTaken : status !== null && !/^2\d\d$/.test(status);
  const at = tried ? new Date(tried.at) : lastAt;
  const state = isOff
    ? ('off' as const)
    : isSilent
      ? ('silent' as const)
      : failed > 0
        ? ('given-up' as const)
        : at === null
          ? ('new' as const)
          : ('ok' as const);
  return {
    isOn: !isOff,
    state,
    since: isSilent ? silentSince.toISOString() : null,
    trouble: isBad && status !== null ? troubleOf(status) : null,
    lastStatus: status,
    lastAt: at?.toISOString() ?? null,
    lastTookMs: tried?.tookMs ?? null,
    waiting,
    failed,
  };
}

/** The oldest first. */
const hoursOf = (hours: readonly HourOfTries[], id: string): Connections['webhooks'][number]['hours'] =>
  Array.from({ length: 24 }, (_, place) => {
    const hour = hours.find(({ connection, hoursAgo }) => connection === id && hoursAgo === 23 - place);
    return hour === undefined ? 'quiet' : hour.isGood ? 'good' : 'bad';
  });
