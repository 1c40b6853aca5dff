import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { CircleX } from 'lucide-react';
import { resetSession } from '../../app/flow/reset-session.ts';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

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
