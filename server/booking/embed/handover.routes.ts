import { makeHandover as makeRoute, takeHandover as takeRoute } from '@stayfront/contract/handover';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { makeHandover } from './make-handover.ts';
import { takeHandover } from './take-handover.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; now(): Instant };

export const handoverRoutes = ({ db, readHotel, secret, now }: Deps): Served[] => [
  serve(makeRoute, async ({ params, body }) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return makeHandover(db, hotel, { ...body, reservationId: params.reservationId }, now());
  }),
  serve(takeRoute, async ({ params, body }) => {
    if (!(await readHotel(params.hotelId))) return refuse('hotel.unknown');
    return takeHandover({ db, secret }, params.hotelId, body.code, now());
  }),
];
