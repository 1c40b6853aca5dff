import { useQuery } from '@tanstack/react-query';
import { cancellationPoliciesQuery } from '../../app/data/cancellation-policies-query.ts';
import { upgradesQuery, upsellQuery } from '../../app/data/dearer-queries.ts';
import { isSameButLanguage } from '../../app/data/is-same-but-language.ts';
import { orderConditionsQuery } from '../../app/data/order-conditions-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { Search } from '../../app/flow/search.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useQuestion } from '../../features/search/use-question.ts';
import { shownProduct } from '../../app/flow/from-product.ts';
import { hasFeeSteps } from '../../features/offer/has-fee-steps.ts';
import type { ShownRoom } from './find-shown.ts';

/**
 * What is asked about a rate once it is chosen: its conditions, more of the same room, better rooms. In another language
 * the old words stay until the new ones have come: nothing a guest has opened shuts, and nothing moves.
 */
export function useProductExtras({ room, item, product }: ShownRoom, search: Search, isPriceOld: boolean) {
  const transport = useTransport();
  const question = useQuestion(search);
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const [{ sessionId }] = useBookingRequest(hotelId);
  const isChosen = product !== null;
  // A price of before, perhaps in another currency, finds nothing that goes with it.
  const enabled = isChosen && !isPriceOld;
  const chosen = { roomId: room.id, product: product ?? shownProduct(item) };
  const rate = { stay: search.stay, roomId: room.id, ratePlanId: chosen.product.ratePlanId };
  const asked = {
    policies: cancellationPoliciesQuery(transport, hotelId, sessionId, rate, language),
    conditions: orderConditionsQuery(transport, hotelId, [chosen], language),
    upgrades: upgradesQuery(transport, hotelId, question, chosen, language),
    upsell: upsellQuery(transport, hotelId, question, chosen, language),
  };
  const policies = useQuery({
    ...asked.policies,
    enabled,
    placeholderData: (before, query) =>
      isSameButLanguage(query?.queryKey, asked.policies.queryKey) ? before : undefined,
  });
  // A single fee is told in its own words; of several each says how much it is.
  const isInSteps = policies.data !== undefined && hasFeeSteps(policies.data.penalties, policies.data.noShowFee);
  const conditions = useQuery({
    ...asked.conditions,
    enabled: enabled && isInSteps,
    placeholderData: (before, query) =>
      isSameButLanguage(query?.queryKey, asked.conditions.queryKey) ? before : undefined,
  });
  // What cannot be booked has no price that another could be dearer than.
  const isPriced = isChosen && product.isBookable;
  const upgrades = useQuery({
    ...asked.upgrades,
    enabled: enabled && isPriced,
    placeholderData: (before, query) =>
      isSameButLanguage(query?.queryKey, asked.upgrades.queryKey) ? before : undefined,
  });
  const upsell = useQuery({
    ...asked.upsell,
    enabled: enabled && isPriced,
    placeholderData: (before, query) =>
      isSameButLanguage(query?.queryKey, asked.upsell.queryKey) ? before : undefined,
  });
  return {
    policies: isChosen ? policies.data : undefined,
    amounts: isChosen && isInSteps ? conditions.data?.roomStays[0] : undefined,
    upgrades: isPriced ? upgrades.data : undefined,
    upsell: isPriced ? upsell.data : undefined,
  };
}
