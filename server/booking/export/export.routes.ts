import { exportDeskReservations as route } from '@stayfront/contract/desk/export';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { exportDeskReservations } from './export-desk-reservations.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

export const exportRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(route, async ({ params, query }, context) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? exportDeskReservations(db, hotel, asStaff(context).role, query, now()) : refuse('hotel.unknown');
  }),
];
