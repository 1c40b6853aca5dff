import { listNeeds as needsRoute, retryMessages as retryRoute } from '@stayfront/contract/desk/needs';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import type { Snapshots } from '../../selling/snapshot/snapshots.ts';
import { listNeeds } from './list-needs.ts';
import { retryMessages } from './retry-messages.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly snapshots: Snapshots; now(): Instant };

export const needsRoutes = (deps: Deps): Served[] => [
  serve(needsRoute, async ({ params: { hotelId } }, context) => {
    const hotel = await deps.readHotel(hotelId);
    return hotel ? listNeeds(deps, hotel, asStaff(context).role, deps.now()) : refuse('hotel.unknown');
  }),
  serve(retryRoute, ({ body }, context) => retryMessages(deps.db, asStaff(context), body, deps.now())),
];
