import { getCancellationPolicies } from '@stayfront/contract/cancellation';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../http/answer-route.ts';
import { voiceFor } from '../message/speak.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { describePolicy } from './describe-policy.ts';

type Means = { readonly snapshots: Snapshots; now(): Instant };

export const cancellationRoutes = ({ snapshots, now }: Means): Served[] => [
  serve(getCancellationPolicies, async ({ params, query }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const { roomId, ratePlanId, start: arrival, lang } = query;
    return describePolicy(hotel, { roomId, ratePlanId, arrival }, await voiceFor(lang), now());
  }),
];
