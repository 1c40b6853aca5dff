import { Trans } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { changeStatusQuery } from '../../app/data/change-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { ErasedReservation } from '../../features/reservation/erased-reservation.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import { UnknownReservation } from '../../features/reservation/unknown-reservation.tsx';
import { useLinkedReservation } from '../../features/reservation/use-linked-reservation.ts';
import { useReservationLink } from '../../features/reservation/use-reservation-link.ts';
import { AwaitChange } from './await-change.tsx';
import { handOver } from '../../features/reservation/hand-over.ts';
import { PayHeldChange } from './pay-held-change.tsx';

/** A change that is held is paid for; then it is made. Until then the booking is as it was. */
export default function PayChangeScreen() {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const link = useReservationLink();
  const { changeId = '' } = useParams();
  const [query] = useSearchParams();
  const linked = useLinkedReservation(link);
  const asked = useQuery({
    ...changeStatusQuery(useTransport(), hotelId, link, changeId),
    enabled: linked.state === 'found' && !query.has('returned'),
    // While the provider's part is open the page must not change under it.
    refetchOnWindowFocus: false,
  });
  if (linked.state === 'unknown' || asked.error instanceof RefusedCall) return <UnknownReservation />;
  if (linked.state === 'erased') return <ErasedReservation />;
  if (linked.state === 'silent') return <TryAgain onRetry={linked.retry} />;
  if (asked.isError) return <TryAgain error={asked.error} onRetry={() => void asked.refetch()} />;
  if (linked.state === 'waiting') return <FrameSkeleton isInside />;
  const { reservation } = linked;
  if (query.has('returned')) return <AwaitChange reservation={reservation} link={link} changeId={changeId} />;
  if (!asked.data) return <FrameSkeleton isInside />;
  const { status, terms, hotelCurrency } = asked.data;
  if (status === 'made') {
    const money = { paid: terms.payNow, refund: 0, currency: hotelCurrency };
    const { to, state } = handOver(hotelId, reservation, link, money, language);
    return <Navigate to={to} state={state} replace />;
  }
  if (status === 'ended')
    return (
      <div className="wrap">
        <Notice
          icon={CalendarX2}
          tone="warn"
          level={1}
          title={<Trans>The change was not made</Trans>}
          actions={
            <ButtonLink kind="primary" to={manageAddress(hotelId, link)}>
              <Trans>See your reservation</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            It was not paid for in time, or another change was made meanwhile. Your booking stands as it was; whatever
            was paid for this change goes back to you.
          </Trans>
        </Notice>
      </div>
    );
  return <PayHeldChange reservation={reservation} link={link} change={asked.data} />;
}
