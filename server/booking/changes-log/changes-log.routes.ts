import { listChanges as listRoute } from '@stayfront/contract/desk/changes';
import { refuse } from '@stayfront/contract/problem';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { listChanges } from './list-changes.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel };

/** What people and systems of a hotel have changed. */
export const changesLogRoutes = ({ db, readHotel }: Deps): Served[] => [
  serve(listRoute, async ({ params: { hotelId }, query }) => {
    const hotel = await readHotel(hotelId);
    return hotel ? listChanges(db, hotel, query) : refuse('hotel.unknown');
  }),
];
