import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefusedCall } from '@stayfront/contract/call';
import { CircleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { reservationQuery } from '../../data/queries.ts';
import { useTransport } from '../../data/transport.tsx';
import { useBookingRequest, useIsBrowser } from '../../flow/use-booking-request.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useVisit } from '../../page/visit.tsx';
import { FrameSkeleton } from '../frame/frame-skeleton.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { TryAgain } from '../frame/try-again.tsx';
import { Confirmation } from './confirmation.tsx';
import '../confirmation/confirmation.css';

/** The booking is made. The reservation is found by its number and the token this browser or the mail's link holds. */
export default function ThankYouScreen() {
  const { hotelId, config } = useHotel();
  const { language } = useVisit();
  const transport = useTransport();
  const isBrowser = useIsBrowser();
  const [query] = useSearchParams();
  const [{ done }] = useBookingRequest(hotelId);
  const reservationId = query.get('reservationId') ?? done?.reservationId ?? '';
  const token = query.get('t') ?? (done?.reservationId === reservationId ? done.token : '');
  const isKnown = reservationId !== '' && token !== '';
  const reservation = useQuery({
    ...reservationQuery(transport, hotelId, { reservationId, token }, language),
    enabled: isKnown,
  });
  const { background } = config.theme;
  const isGone = reservation.error instanceof RefusedCall || (isBrowser && !isKnown);
  return (
    <>
      {background && (
        <div className="okhero">
          <Picture picture={{ ...background, alt: '' }} sizes="100vw" isEager />
        </div>
      )}
      <div className="wrap okwrap">
        {isGone ? (
          <div className="box box-p">
            <Notice
              icon={CircleAlert}
              tone="bad"
              level={1}
              title={<Trans>Payment processing error</Trans>}
              actions={
                <ButtonLink kind="primary" to={`/${hotelId}`}>
                  <Trans>Return home</Trans>
                </ButtonLink>
              }
            >
              <Trans>We cannot find this reservation here. The link in your confirmation e-mail opens it.</Trans>
            </Notice>
          </div>
        ) : reservation.isError ? (
          <TryAgain onRetry={() => void reservation.refetch()} />
        ) : reservation.data ? (
          <Confirmation reservation={reservation.data} />
        ) : (
          <div className="box box-p">
            <FrameSkeleton isInside />
          </div>
        )}
      </div>
    </>
  );
}
