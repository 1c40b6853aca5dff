import {
  checkReservationImport,
  importReservations as importRoute,
  listReservationImports,
  undoReservationImport,
} from '@stayfront/contract/desk/imports';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { checkImport } from './check-import.ts';
import { importReservations } from './import-reservations.ts';
import { listImports } from './list-imports.ts';
import { undoImport } from './undo-import.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; now(): Instant };

/** Reservations that a hotel brings along from the system it had before. */
export const importRoutes = ({ db, readHotel, secret, now }: Deps): Served[] => [
  serve(checkReservationImport, async ({ params, body }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? checkImport(db, hotel, body, now()) : refuse('hotel.unknown');
  }),
  serve(importRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const { idempotencyKey } = context;
    return importReservations({ db, secret }, hotel, asStaff(context).by, { ...body, idempotencyKey }, now());
  }),
  serve(listReservationImports, async ({ params }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? { imports: await listImports(db, hotel) } : refuse('hotel.unknown');
  }),
  serve(undoReservationImport, async ({ params }, context) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? undoImport(db, hotel, params.importId, asStaff(context).by, now()) : refuse('hotel.unknown');
  }),
];
