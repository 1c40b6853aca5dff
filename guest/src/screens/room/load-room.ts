import type { Transport } from '@stayfront/contract/call';
import type { GuestRoom } from '@stayfront/contract/hotel';
import type { Availabilities } from '@stayfront/contract/offer';
import type { QueryClient } from '@tanstack/react-query';
import { cancellationPoliciesQuery } from '../../app/data/cancellation-policies-query.ts';
import { upgradesQuery, upsellQuery } from '../../app/data/dearer-queries.ts';
import { orderConditionsQuery } from '../../app/data/order-conditions-query.ts';
import type { Question } from '../../app/flow/question.ts';
import type { SpokenLanguage } from '../../app/i18n/language-names.ts';
import { hasFeeSteps } from '../../features/offer/has-fee-steps.ts';
import { findShown } from './find-shown.ts';

type RoomRequest = {
  readonly queryClient: QueryClient;
  readonly transport: Transport;
  readonly hotelId: number;
  readonly roomId: string;
  readonly rooms: readonly GuestRoom[];
  readonly offers: Availabilities;
  readonly question: Question;
  readonly language: SpokenLanguage;
};

/** Asks beforehand what the page of a room asks once a rate is chosen, so that nothing moves when it comes. */
export async function loadRoom(request: RoomRequest): Promise<void> {
  const { queryClient, transport, hotelId, roomId, rooms, offers, question, language } = request;
  const shown = findShown(roomId, rooms, offers.availabilities);
  if (!shown?.product) return;
  const chosen = { roomId: shown.room.id, product: shown.product };
  const asked = { stay: question.stay, roomId: shown.room.id, ratePlanId: shown.product.ratePlanId };
  await Promise.allSettled([
    queryClient
      .query(cancellationPoliciesQuery(transport, hotelId, '', asked, language))
      .then(({ penalties, noShowFee }) =>
        hasFeeSteps(penalties, noShowFee)
          ? queryClient.query(orderConditionsQuery(transport, hotelId, [chosen], language))
          : undefined,
      ),
    ...(shown.product.isBookable
      ? [
          queryClient.query(upgradesQuery(transport, hotelId, question, chosen, language)),
          queryClient.query(upsellQuery(transport, hotelId, question, chosen, language)),
        ]
      : []),
  ]);
}
