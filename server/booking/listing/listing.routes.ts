import {
  countDeskReservations as countRoute,
  listDeskReservations as listRoute,
} from '@stayfront/contract/desk/listing';
import { listSavedViews, removeView as removeRoute, saveView as saveRoute } from '@stayfront/contract/desk/views';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { countDeskReservations } from './count-desk-reservations.ts';
import { listDeskReservations } from './list-desk-reservations.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';
import { readViews } from './view.store.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

/** The list of reservations, as people of a hotel go through it. */
export const listingRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(listRoute, async ({ params, query }, context) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? listDeskReservations(db, hotel, asStaff(context).role, query, now()) : refuse('hotel.unknown');
  }),
  serve(countRoute, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? countDeskReservations(db, hotel, query, now()) : refuse('hotel.unknown');
  }),
  serve(listSavedViews, async ({ params: { hotelId } }, context) => ({
    views: await inHotel(db, hotelId, (tx) => readViews(tx, asStaff(context)), 'read only'),
  })),
  serve(saveRoute, ({ params: { viewId }, body }, context) =>
    saveView(db, asStaff(context), { ...body, viewId }, now()),
  ),
  serve(removeRoute, ({ params: { viewId } }, context) => removeView(db, asStaff(context), viewId)),
];
