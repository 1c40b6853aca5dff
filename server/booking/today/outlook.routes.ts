import { getDeskOutlook } from '@stayfront/contract/desk/outlook';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { describeOutlook } from './describe-outlook.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

export const outlookRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(getDeskOutlook, async ({ params: { hotelId } }) => {
    const hotel = await readHotel(hotelId);
    return hotel ? describeOutlook(db, hotel, now()) : refuse('hotel.unknown');
  }),
];
