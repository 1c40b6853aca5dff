import {
  checkGooglePrices as checkRoute,
  getGooglePrices as getRoute,
  putGooglePrices as putRoute,
  tellGoogleAgain as againRoute,
} from '@stayfront/contract/desk/google-prices';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import type { Reach } from '../webhook/reach.ts';
import { checkGoogle } from './check-google.ts';
import { getGoogle } from './get-google.ts';
import type { TellingKey } from './telling-key.ts';
import { putGoogle } from './put-google.ts';
import { tellAnew } from './tell-anew.ts';

type Deps = OfferDeps & {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly box: SecretBox;
  readonly reach: Reach;
  readonly publicUrl: () => string;
  now(): Instant;
};

const keyOf = ({ hotelId, name }: { readonly hotelId: number; readonly name: string }): TellingKey => ({
  hotelId,
  connection: `google.${name}`,
});

/** What the hotel's people and systems do about prices at Google. */
export const googlePricesServed = (deps: Deps): Served[] => [
  serve(getRoute, async ({ params }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? getGoogle(deps, hotel, keyOf(params)) : refuse('hotel.unknown');
  }),
  serve(putRoute, async ({ params, body }, context) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return putGoogle(deps, hotel, asStaff(context), { name: params.name, wish: body }, deps.now());
  }),
  serve(againRoute, ({ params }, context) => tellAnew(deps.db, asStaff(context), keyOf(params), deps.now())),
  serve(checkRoute, async ({ params, query }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? checkGoogle(deps, hotel, keyOf(params), query, deps.now()) : refuse('hotel.unknown');
  }),
];
