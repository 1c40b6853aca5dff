import { useQuery } from '@tanstack/react-query';
import { cancellationPoliciesQuery } from '../../data/cancellation-policies-query.ts';
import { upgradesQuery, upsellQuery } from '../../data/dearer-queries.ts';
import { useTransport } from '../../data/transport.tsx';
import type { Search } from '../../flow/search.ts';
import { useBookingRequest } from '../../flow/use-booking-request.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { useQuestion } from '../home/use-question.ts';
import { fromProduct } from '../home/from-product.ts';
import type { ShownRoom } from './find-shown.ts';

/** What is asked about a rate once it is chosen: its conditions, more of the same room, better rooms. */
export function useProductExtras({ room, item, product }: ShownRoom, search: Search) {
  const transport = useTransport();
  const question = useQuestion(search);
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const [{ sessionId }] = useBookingRequest(hotelId);
  const enabled = product !== null;
  const chosen = { roomId: room.id, product: product ?? fromProduct(item) };
  const asked = { stay: search.stay, roomId: room.id, ratePlanId: chosen.product.ratePlanId };
  const policies = useQuery({
    ...cancellationPoliciesQuery(transport, hotelId, sessionId, asked, language),
    enabled,
  });
  const upgrades = useQuery({ ...upgradesQuery(transport, hotelId, question, chosen, language), enabled });
  const upsell = useQuery({ ...upsellQuery(transport, hotelId, question, chosen, language), enabled });
  return {
    policies: enabled ? policies.data : undefined,
    upgrades: enabled ? upgrades.data : undefined,
    upsell: enabled ? upsell.data : undefined,
  };
}
