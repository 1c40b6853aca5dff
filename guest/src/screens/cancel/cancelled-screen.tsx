import { Trans } from '@lingui/react/macro';
import type { Cancelled } from '@stayfront/contract/cancel';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { resetSession } from '../../app/flow/reset-session.ts';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useBeginAtTop } from '../../features/frame/use-begin-at-top.ts';
import { RefundNote } from '../../features/reservation/refund-note.tsx';
import '../../features/reservation/cancel.css';

/** What the cancel page hands over. It stays with this entry of the browser's history, so that a reload shows it again. */
type HandedOver = { readonly cancelled: Cancelled; readonly email: string };

/** Only a guest who has just cancelled gets here; anybody else is asked for the reservation first. */
export default function CancelledScreen() {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const isBrowser = useIsBrowser();
  useBeginAtTop('cancelled');
  const handedOver = useLocation().state as HandedOver | null;
  const isDone = handedOver?.cancelled !== undefined;
  useEffect(() => {
    if (isDone) resetSession(hotelId);
  }, [isDone, hotelId]);
  if (!isBrowser) return <FrameSkeleton isInside />;
  if (!isDone) return <Navigate to={`/${hotelId}/reservation/cancel`} replace />;
  const { cancelled, email } = handedOver;
  const fee = formatMoney(language, cancelled.cancellationFee, cancelled.hotelCurrency);
  const reference = (
    <bdi className="num nb" dir="ltr">
      {cancelled.reservationId}
    </bdi>
  );
  return (
    <div className="wrap">
      <div className="gone">
        <span className="gone__disc">
          <Check className="ic ic-l" aria-hidden />
        </span>
        <h1>
          <Trans>Your reservation is cancelled</Trans>
        </h1>
        <p className="lead muted">
          {cancelled.cancellationFee === 0 ? (
            <Trans>Reservation {reference}. Nothing is charged.</Trans>
          ) : (
            <Trans>
              Reservation {reference}. The hotel keeps {fee}.
            </Trans>
          )}{' '}
          <Trans>
            An e-mail confirmation was sent to <bdi>{email}</bdi>
          </Trans>
        </p>
        <RefundNote refund={cancelled.refund} refundCard={cancelled.refundCard} currency={cancelled.hotelCurrency} />
        <p className="muted">
          <Trans>We hope to welcome you another time.</Trans>
        </p>
        <div className="gone__acts">
          <ButtonLink kind="primary" to={`/${hotelId}`}>
            <Trans>Make a new reservation</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={`/${hotelId}`}>
            <Trans>Return home</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
