import { getCancellationPolicies, getOrderConditions } from '@stayfront/contract/cancellation';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { voiceFor } from '../../platform/texts/speak.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { describeOrderConditions } from './describe-order-conditions.ts';
import { describePolicy } from './describe-policy.ts';

type Means = { readonly snapshots: Snapshots; readonly seal: QuoteSeal; now(): Instant };

export const conditionsRoutes = ({ snapshots, seal, now }: Means): Served[] => [
  serve(getCancellationPolicies, async ({ params, query }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const { roomId, ratePlanId, start: arrival, lang } = query;
    return describePolicy(hotel, { roomId, ratePlanId, arrival }, await voiceFor(lang, wordsOf(hotel)), now());
  }),
  serve(getOrderConditions, async ({ params, body }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return describeOrderConditions(seal, hotel, body.roomStays, await voiceFor(body.lang, wordsOf(hotel)), now());
  }),
];
