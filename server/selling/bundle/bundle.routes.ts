import { getBundleData } from '@stayfront/contract/bundle';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { OfferDeps } from '../offer/price-rooms.ts';
import { readBundle } from './bundle.store.ts';
import { priceBundle } from './price-bundle.ts';

type Deps = OfferDeps & { readonly db: Db; now(): Instant };

export const bundleRoutes = (deps: Deps): Served[] => [
  serve(getBundleData, async ({ params, query }) => {
    const hotel = await deps.snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const stays = await inHotel(deps.db, hotel.hotelId, (tx) => readBundle(tx, hotel.hotelId, params));
    if (!stays) return refuse('bundle.unknown');
    return priceBundle(deps, hotel, stays, { ...params, language: query.lang, currency: query.currency }, deps.now());
  }),
];
