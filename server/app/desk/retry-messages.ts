import type { retryMessages as route } from '@stayfront/contract/desk/needs';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { retryReports } from '../../followers/channel/retry-reports.ts';
import { retryDeliveries } from '../../followers/webhook/retry-deliveries.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';

/** Sends now what a webhook or a partner has not taken; the house's own list of changes says who wanted it. */
export const retryMessages = (
  db: Db,
  { hotelId, by }: Staff,
  asked: RouteInput<typeof route>['body'],
  now: Instant,
): Promise<RouteAnswer<typeof route>> =>
  inHotel(db, hotelId, async (tx) => {
    const retried =
      'partner' in asked
        ? await retryReports(tx, hotelId, asked.partner)
        : await retryDeliveries(tx, hotelId, asked.webhookId);
    const detail = { ...asked, retried };
    if (retried > 0) await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'messages.retried', detail });
    return { retried };
  });
