import { getCancellationPolicies, getOrderConditions } from '@stayfront/contract/cancellation';
import { describeHousePolicy as describeRoute } from '@stayfront/contract/desk/house/policy';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { describeHousePolicy } from './describe-house-policy.ts';
import { describeOrderConditions } from './describe-order-conditions.ts';
import { describePolicy } from './describe-policy.ts';

type Deps = { readonly snapshots: Snapshots; readonly seal: QuoteSeal; now(): Instant };

export const conditionsRoutes = ({ snapshots, seal, now }: Deps): Served[] => [
  serve(getCancellationPolicies, async ({ params, query }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const { roomId, ratePlanId, start: arrival, lang } = query;
    return describePolicy(hotel, { roomId, ratePlanId, arrival }, await textsFor(lang, wordsOf(hotel)), now());
  }),
  serve(getOrderConditions, async ({ params, body }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return describeOrderConditions(seal, hotel, body.roomStays, await textsFor(body.lang, wordsOf(hotel)), now());
  }),
  serve(describeRoute, async ({ params, body }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return describeHousePolicy(hotel, body, await textsFor(body.lang, wordsOf(hotel)), now());
  }),
];
