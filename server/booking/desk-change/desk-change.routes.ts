import { undoCancellation as undoRoute } from '@stayfront/contract/desk/undo-cancellation';
import { refuse } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { undoCancellation } from './undo-cancellation.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

/** How the hotel changes what was booked, and takes changes back. */
export const deskChangeRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(undoRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const { idempotencyKey } = context;
    return undoCancellation(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
  }),
];
