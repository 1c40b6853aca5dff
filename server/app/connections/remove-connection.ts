import type { removeConnection as route } from '@stayfront/contract/desk/connections';
import type { RouteAnswer } from '@stayfront/contract/route';
import { readConnectionId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { takeChannelAway } from '../../followers/channel/take-channel-away.ts';
import { takeWebhookAway } from '../../followers/webhook/take-webhook-away.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { findPartner } from './find-partner.ts';

/** Takes a webhook or a partner's keys away, as the management API does. */
export const removeConnection = (
  db: Db,
  { hotelId, by }: Staff,
  connectionId: string,
  now: Instant,
): Promise<RouteAnswer<typeof route>> =>
  inHotel(db, hotelId, async (tx) => {
    const connection = readConnectionId(connectionId);
    const partner = findPartner(connection);
    if (partner) await takeChannelAway(tx, { hotelId, partner, by }, now);
    else if (connection?.kind === 'webhook')
      await takeWebhookAway(tx, { hotelId, webhookId: connection.name, by }, now);
    return { connectionId, isRemoved: true };
  });
