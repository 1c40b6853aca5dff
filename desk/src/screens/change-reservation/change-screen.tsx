import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { BedDouble } from 'lucide-react';
import { useParams } from 'react-router';
import { reservationQuery } from '../../app/data/reservation-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ChangeForm } from './change-form.tsx';
import './change-reservation.css';

/** One room of a reservation is to be another one: what it comes to is said before anything is changed. */
export default function ChangeScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { reservationId = '', roomStayIndex = '' } = useParams();
  const asked = useQuery(reservationQuery(useTransport(), hotelId, reservationId));
  const { data: reservation, error } = asked;
  const room = reservation?.rooms.find((one) => String(one.roomStayIndex) === roomStayIndex && one.status === 'book');
  const isUnknown = error instanceof RefusedCall && error.problem.code === 'reservation.unknown';
  const back = { to: `/${hotelId}/desk/reservations/${reservationId}`, label: t`Back to the reservation` };
  return (
    <>
      <PageHead title={t`Change a room`} back={back}>
        {reservation && room && [reservation.guest?.name, room.roomName].filter(Boolean).join(' · ')}
      </PageHead>
      <div className="page-body">
        {isUnknown || (reservation && !room) ? (
          <Notice icon={BedDouble} title={<Trans>There is no such room to change</Trans>}>
            <Trans>It was cancelled, or the address is mistyped.</Trans>
          </Notice>
        ) : error && !reservation ? (
          <Alert tone="warn" isLive>
            <Trans>The reservation could not be read.</Trans>{' '}
            <Button kind="quiet" onClick={() => void asked.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        ) : reservation && room ? (
          <ChangeForm key={room.roomStayIndex} reservation={reservation} room={room} />
        ) : (
          <Skeleton height="18rem" />
        )}
      </div>
    </>
  );
}
