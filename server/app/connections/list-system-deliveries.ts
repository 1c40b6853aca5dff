import type { listSystemDeliveries as route } from '@stayfront/contract/desk/system-messages';
import type { RouteAnswer } from '@stayfront/contract/route';
import { readSystemId, systemId as idOf } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { listUnsettled } from '../../followers/connection/list-unsettled.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';

/** Bookings that a system has still to take, or would not take. */
export const listSystemDeliveries = (
  db: Db,
  hotelId: number,
  systemId: string,
  now: Instant,
): Promise<RouteAnswer<typeof route>> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const system = readSystemId(systemId);
      const deliveries = system ? await listUnsettled(tx, hotelId, idOf(system), now) : [];
      return {
        deliveries: deliveries.map(
          ({ deliveryId, connection, reservationId, kind, state, queuedAt, tries, lastStatus }) => ({
            deliveryId,
            systemId: connection,
            reservationId,
            kind,
            state,
            queuedAt: new Date(queuedAt).toISOString(),
            tries,
            lastStatus,
          }),
        ),
      };
    },
    'read only',
  );
