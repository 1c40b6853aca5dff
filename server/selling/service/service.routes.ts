import { refuse } from '@stayfront/contract/problem';
import { getServices } from '@stayfront/contract/service';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { openQuote } from '../offer/open-quote.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { listServices } from './list-services.ts';
import { isShut } from '../../property/hotel/is-shut.ts';

type Deps = { readonly snapshots: Snapshots; readonly seal: QuoteSeal; now(): Instant };

export const serviceRoutes = ({ snapshots, seal, now }: Deps): Served[] => [
  serve(getServices, async ({ params, body }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    if (isShut(hotel)) return refuse('hotel.maintenance');
    const quote = openQuote(seal, body.reference, hotel.hotelId, now());
    return 'refused' in quote ? quote : listServices(hotel, quote, body.lang);
  }),
];
