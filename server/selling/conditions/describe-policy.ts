import type { CancellationPolicies } from '@stayfront/contract/cancellation';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { policyText, writeCancellationPolicy } from '../cancellation/write-cancellation-policy.ts';
import { cancellationOf } from '../cancellation/cancellation-terms.ts';
import { priceListOf } from '../offer/price-list.ts';

type Asked = { readonly roomId: string; readonly ratePlanId: string; readonly arrival: StayDate };

/** What cancelling a room at a rate costs, step by step, in the guest's language. */
export function describePolicy(
  hotel: Hotel,
  { roomId, ratePlanId, arrival }: Asked,
  texts: Texts,
  now: Instant,
): CancellationPolicies | Refusal<'rate.unknown'> {
  const { rooms, ratePlans, timeZone, currency } = hotel.document;
  const plan = ratePlans.find(({ id }) => id === ratePlanId);
  const isSold = rooms.some(({ id }) => id === roomId) && (plan?.rooms?.includes(roomId) ?? true);
  const rate = priceListOf(hotel).get(ratePlanId);
  if (!rate || !isSold) return refuse('rate.unknown');
  const { policy } = rate;
  const written = writeCancellationPolicy(texts, { policy, arrival, timeZone, currency, now });
  return {
    text: policyText(written),
    cancellationConditions: cancellationOf({ policy, arrival }, timeZone, now),
    penalties: written.steps.map(({ until, text, fee }) => ({
      until: until === null ? null : new Date(until).toISOString(),
      text,
      fee,
    })),
    noShowFee: written.noShow,
  };
}
