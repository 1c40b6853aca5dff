import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { CircleX } from 'lucide-react';
import { resetSession } from '../../flow/reset-session.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** What the link of a reservation shows once it was cancelled. */
export function CancelledBooking({ reservation }: { reservation: Reservation }) {
  const { hotelId, info } = useHotel();
  return (
    <div className="box box-p">
      <Notice
        icon={CircleX}
        level={1}
        title={<Trans>Booking cancelled</Trans>}
        actions={
          <ButtonLink kind="primary" to={`/${hotelId}`} onClick={() => resetSession(hotelId)}>
            <Trans>Return home</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Your booking <bdi dir="ltr">{reservation.reservationId}</bdi> at {info.hotelName} is cancelled.
        </Trans>
      </Notice>
    </div>
  );
}
