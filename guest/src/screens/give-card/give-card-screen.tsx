import { RefusedCall } from '@stayfront/contract/call';
import { useQuery } from '@tanstack/react-query';
import { cardRequestQuery } from '../../app/data/card-request-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { ErasedReservation } from '../../features/reservation/erased-reservation.tsx';
import { UnknownReservation } from '../../features/reservation/unknown-reservation.tsx';
import { useLinkedReservation } from '../../features/reservation/use-linked-reservation.ts';
import { useReservationLink } from '../../features/reservation/use-reservation-link.ts';
import { GiveCard } from './give-card.tsx';
import { NoCardAsked } from './no-card-asked.tsx';

/** A card is given as guarantee for a reservation by its link, as the hotel has asked for it. Nothing is charged. */
export default function GiveCardScreen() {
  const { hotelId } = useHotel();
  const link = useReservationLink();
  const transport = useTransport();
  const linked = useLinkedReservation(link);
  const asked = useQuery({
    ...cardRequestQuery(transport, hotelId, link),
    enabled: linked.state === 'found',
    // While the provider's fields stand the page must not change under them.
    refetchOnWindowFocus: false,
  });
  if (linked.state === 'unknown') return <UnknownReservation />;
  if (linked.state === 'erased') return <ErasedReservation />;
  if (linked.state === 'silent') return <TryAgain onRetry={linked.retry} />;
  if (linked.state === 'waiting') return <FrameSkeleton isInside />;
  if (asked.error instanceof RefusedCall) return <UnknownReservation />;
  if (asked.isError) return <TryAgain error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <FrameSkeleton isInside />;
  const props = { reservation: linked.reservation, request: asked.data, link };
  return asked.data.state === 'asked' ? <GiveCard {...props} /> : <NoCardAsked {...props} />;
}
