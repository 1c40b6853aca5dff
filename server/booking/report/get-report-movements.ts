import type { Refusal } from '@stayfront/contract/problem';
import type { getReportMovements as route } from '@stayfront/contract/report/money-report';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { findSpanRefusal } from './find-span-refusal.ts';
import { movedWithin } from './get-money-report.ts';
import { listMoved } from './movement.store.ts';
import { readGuestNames } from './read-guest-names.ts';

const most = 1_000;

/** The payments and refunds that a figure is the sum of. */
export async function getReportMovements(
  db: Db,
  hotel: Hotel,
  { way, ...span }: RouteInput<typeof route>['query'],
): Promise<RouteAnswer<typeof route> | Refusal<'input.invalid'>> {
  const refusal = findSpanRefusal(span);
  if (refusal) return refusal;
  return inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const found = await listMoved(tx, movedWithin(hotel, span), way ?? null, most + 1);
      const shown = found.slice(0, most);
      const nameOf = await readGuestNames(
        tx,
        hotel,
        shown.map(({ reservationId }) => reservationId),
      );
      return {
        currency: hotel.document.currency,
        movements: shown.map(({ at, came, ...moved }) => ({
          ...moved,
          at: at.toISOString(),
          kind: came ? ('received' as const) : ('given-back' as const),
          guestName: nameOf(moved.reservationId),
        })),
        isCut: found.length > most,
      };
    },
    'read only',
  );
}
