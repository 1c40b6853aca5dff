import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { RefusedCall } from '@stayfront/contract/call';
import { reservationPaymentQuery } from '../../app/data/reservation-payment-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { ErasedReservation } from '../../features/reservation/erased-reservation.tsx';
import { UnknownReservation } from '../../features/reservation/unknown-reservation.tsx';
import { useLinkedReservation } from '../../features/reservation/use-linked-reservation.ts';
import { useReservationLink } from '../../features/reservation/use-reservation-link.ts';
import { AwaitPayment } from './await-payment.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PayByLink } from './pay-by-link.tsx';

/** A reservation is paid for by its link: what is due is shown, and the hotel's provider takes it. */
export default function PayScreen() {
  const { hotelId } = useHotel();
  const link = useReservationLink();
  const transport = useTransport();
  const [query] = useSearchParams();
  const linked = useLinkedReservation(link);
  const money = useQuery({
    ...reservationPaymentQuery(transport, hotelId, link),
    enabled: linked.state === 'found',
    // While the provider's part is open the page must not change under it.
    refetchOnWindowFocus: false,
  });
  if (linked.state === 'unknown') return <UnknownReservation />;
  if (linked.state === 'erased') return <ErasedReservation />;
  if (linked.state === 'silent') return <TryAgain onRetry={linked.retry} />;
  // Before the money: what the server has heard of that for a link that opens nothing, the browser does not know.
  if (linked.state === 'waiting') return <FrameSkeleton isInside />;
  if (money.error instanceof RefusedCall) return <UnknownReservation />;
  if (money.isError) return <TryAgain error={money.error} onRetry={() => void money.refetch()} />;
  if (!money.data) return <FrameSkeleton isInside />;
  const { reservation } = linked;
  if (query.has('returned')) return <AwaitPayment link={link} />;
  return money.data.state === 'payable' ? (
    <PayByLink reservation={reservation} payment={money.data} link={link} />
  ) : (
    <NothingToPay reservation={reservation} payment={money.data} link={link} />
  );
}
