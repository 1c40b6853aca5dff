import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { CircleX } from 'lucide-react';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { LateWords } from './confirm-held.tsx';

/** What the link of a reservation shows that was cancelled, or that was never paid for: no more of it than that. */
export function GoneReservation({ reservation }: { reservation: Reservation }) {
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const { reservationId, roomStays, hotelCurrency } = reservation;
  const reference = <bdi dir="ltr">{reservationId}</bdi>;
  const kept = roomStays.reduce(
    (sum, { cancellationFee, status }) => sum + (status === 'cancel' ? cancellationFee : 0),
    0,
  );
  const fee = <bdi className="nb">{formatMoney(language, kept, hotelCurrency)}</bdi>;
  return (
    <div className="wrap">
      <Notice
        icon={CircleX}
        level={1}
        title={<Trans>Booking cancelled</Trans>}
        actions={
          <ButtonLink kind="primary" to={`/${hotelId}`}>
            <Trans>Make a new reservation</Trans>
          </ButtonLink>
        }
      >
        {reservation.awaits === 'mail' ? (
          <LateWords reservationId={reservationId} />
        ) : reservation.awaits === 'card' ? (
          <Trans>
            No card came for your booking {reference} at {info.hotelName}, and its rooms were given back.
          </Trans>
        ) : reservation.status === 'discarded' ? (
          <Trans>
            Your booking {reference} at {info.hotelName} was not paid for, and its rooms were given back.
          </Trans>
        ) : (
          <Trans>
            Your booking {reference} at {info.hotelName} is cancelled.
          </Trans>
        )}{' '}
        {kept > 0 && <Trans>The hotel keeps {fee}.</Trans>}
      </Notice>
    </div>
  );
}
