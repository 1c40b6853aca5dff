import { Trans, useLingui } from '@lingui/react/macro';
import type { confirmReservation } from '@stayfront/contract/confirm-reservation';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useConfirmReservation } from '../../app/data/use-confirm-reservation.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { FailedDialog } from '../frame/failed-dialog.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { PayRooms } from './pay-rooms.tsx';
import { useNavigate } from 'react-router';
import { ConfirmBy } from './look-for-mail.tsx';
import type { ManageStepProps } from './manage-step-props.ts';
import { standingRooms } from './standing-rooms.ts';
import { StayDates } from './stay-dates.tsx';
import './manage.css';
import './pay.css';

/** Where the link in the mail leads: what is booked, and the button that books it. Looking alone changes nothing. */
export function ConfirmHeld({ reservation, link, code }: ManageStepProps & { code: string }) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const confirming = useConfirmReservation(hotelId, link);
  const { reservationId, holdExpiresAt, hotelTotalPrice, hotelCurrency } = reservation;
  const made = new URLSearchParams({ reservationId, t: link.token });
  const confirm = () =>
    confirming.mutate(code, {
      onSuccess: () => void navigate(`/${hotelId}/checkout/thank-you?${made}`, { replace: true }),
    });
  const reference = (
    <bdi className="num nb" dir="ltr">
      {reservationId}
    </bdi>
  );
  return (
    <div className="wrap">
      <div className="mg pay">
        <header className="mg__head">
          <p className="small muted">
            <span>
              <Trans>Reservation {reference}</Trans>
            </span>
          </p>
          <h1>
            <Trans>Confirm your booking</Trans>
          </h1>
        </header>
        <StayDates rooms={standingRooms(reservation)} />
        <div className="box pay__bill">
          <PayRooms reservation={reservation} />
          <div className="row between strong">
            <p>
              <Trans>Total</Trans>
            </p>
            <bdi className="num nb">{formatMoney(language, hotelTotalPrice, hotelCurrency)}</bdi>
          </div>
          <p>
            <Trans>One step is missing: your stay at {info.hotelName} is booked as soon as you press the button.</Trans>
          </p>
          {holdExpiresAt && <ConfirmBy time={formatDeadline(language, holdExpiresAt, info.timeZone)} />}
          <Button
            kind="primary"
            size="l"
            isWaiting={confirming.isPending}
            waitingLabel={t`Please wait`}
            onClick={confirm}
          >
            <Trans>Confirm your booking</Trans>
          </Button>
        </div>
      </div>
      {confirming.error && (
        <FailedDialog<typeof confirmReservation>
          error={confirming.error}
          onClose={confirming.reset}
          unheard={<Trans>Please press the button again. You will not be booked twice.</Trans>}
          refused={{
            sold_out: (
              <Trans>
                Somebody has just taken the last room of this kind. Nothing was booked, and nothing was charged.
              </Trans>
            ),
            'reservation.not_held': <LateWords reservationId={reservationId} />,
            'reservation.unknown': null,
            'hotel.unknown': null,
          }}
        />
      )}
    </div>
  );
}

/** It was not confirmed in time. */
export function LateWords({ reservationId }: { reservationId: string }) {
  const { info } = useHotel();
  const reference = <bdi dir="ltr">{reservationId}</bdi>;
  return (
    <Trans>
      Your booking {reference} at {info.hotelName} was not confirmed in time, and its rooms were given back.
    </Trans>
  );
}
