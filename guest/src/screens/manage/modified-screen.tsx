import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { asText } from '../../app/i18n/as-text.ts';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useBeginAtTop } from '../../features/frame/use-begin-at-top.ts';
import type { MovedMoney } from '../../features/reservation/hand-over.ts';
import { MoneyNote } from './money-note.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import '../../features/reservation/cancel.css';

/** What the manage page hands over. It stays with this entry of the browser's history, so that a reload shows it again. */
type HandedOver = {
  readonly link: ReservationLink;
  readonly name: string;
  readonly email: string;
  /** What a change of rooms has moved. */
  readonly money?: MovedMoney;
};

/** Only a guest who has just changed the reservation gets here; anybody else is led to the reservation itself. */
export default function ModifiedScreen() {
  const { hotelId } = useHotel();
  const { search, state } = useLocation();
  const { reservationId = '' } = useParams();
  const isBrowser = useIsBrowser();
  useBeginAtTop('changed');
  const handedOver = state as HandedOver | null;
  if (!isBrowser) return <FrameSkeleton isInside />;
  if (handedOver?.link?.reservationId !== reservationId)
    return <Navigate to={`/${hotelId}/reservation/${reservationId}${search}`} replace />;
  const { link, email, money } = handedOver;
  const name = asText(handedOver.name);
  const reference = (
    <bdi className="num nb" dir="ltr">
      {reservationId}
    </bdi>
  );
  return (
    <div className="wrap">
      <div className="gone">
        <span className="gone__disc">
          <Check className="ic ic-l" aria-hidden />
        </span>
        <h1>
          <Trans>Your reservation is changed</Trans>
        </h1>
        <p className="lead muted">
          <Trans>
            Thank you, <bdi>{name}</bdi>. Reservation {reference} is up to date.
          </Trans>{' '}
          <Trans>
            An e-mail confirmation was sent to <bdi>{email}</bdi>
          </Trans>
        </p>
        {money && <MoneyNote money={money} />}
        <div className="gone__acts">
          <ButtonLink kind="primary" to={manageAddress(hotelId, link)}>
            <Trans>See your reservation</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={`/${hotelId}`}>
            <Trans>Return home</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
