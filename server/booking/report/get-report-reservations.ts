import { refuse, type Refusal } from '@stayfront/contract/problem';
import type {
  CountedStay,
  getReportReservations as route,
  ReportReservations,
} from '@stayfront/contract/report/report-reservations';
import type { RouteInput } from '@stayfront/contract/route';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { z } from 'zod';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readCounted, sumCounted, type Counted, type StayPlace } from './counted-stay.store.ts';
import { findSpanRefusal } from './find-span-refusal.ts';
import { gatherSold } from './gather-sold.ts';
import { nameIn } from './name-in.ts';
import { readGuestNames } from './read-guest-names.ts';
import type { Asked } from './report.store.ts';

/** The stays that a figure is the sum of, page by page, and that sum. */
export async function getReportReservations(
  db: Db,
  hotel: Hotel,
  { from, to, by, cursor, limit, ...filter }: RouteInput<typeof route>['query'],
): Promise<ReportReservations | Refusal<'cursor.invalid' | 'input.invalid'>> {
  const span = { from, to };
  const refusal = findSpanRefusal(span);
  if (refusal) return refusal;
  const after = cursor === undefined ? null : readPlace(cursor);
  if (cursor !== undefined && !after) return refuse('cursor.invalid', 'Send a cursor of an answer before, or none');
  const { hotelId, document } = hotel;
  await gatherSold(db, hotel);
  const asked: Asked = { hotelId, currency: document.currency, basis: by, span };
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      // One more than is shown says whether there are more.
      const found = await readCounted(tx, asked, filter, { after, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return {
        currency: document.currency,
        total: await sumCounted(tx, asked, filter),
        stays: await describeCounted(tx, hotel, shown),
        cursor: last ? writePlace(last) : null,
      };
    },
    'read only',
  );
}

async function describeCounted(tx: Tx, hotel: Hotel, stays: readonly Counted[]): Promise<CountedStay[]> {
  const nameOf = await readGuestNames(
    tx,
    hotel,
    stays.map(({ reservationId }) => reservationId),
  );
  return stays.map(({ roomId, ratePlanId, ...stay }) => ({
    ...stay,
    guestName: nameOf(stay.reservationId),
    roomName: nameIn(hotel, 'room', roomId),
    ratePlanName: nameIn(hotel, 'rate', ratePlanId),
  }));
}

const Written = z.tuple([z.string().refine(isStayDate), z.string().max(60), z.int().min(0).max(10_000)]);

const writePlace = ({ arrival, reservationId, roomStayIndex }: StayPlace): string =>
  Buffer.from(JSON.stringify([arrival, reservationId, roomStayIndex])).toString('base64url');

function readPlace(cursor: string): StayPlace | null {
  const read = Written.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!read.success) return null;
  const [arrival, reservationId, roomStayIndex] = read.data;
  return isStayDate(arrival) && !reservationId.includes('\0') ? { arrival, reservationId, roomStayIndex } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
