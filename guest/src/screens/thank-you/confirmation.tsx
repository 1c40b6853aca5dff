import { Trans, useLingui } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { clockIn } from '@stayfront/rules/language/clock-in';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { isolateIn } from '@stayfront/rules/text/isolate-in';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { greetingName } from '@stayfront/rules/language/guest-name';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { asText } from '../../app/i18n/as-text.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { CancelledBooking } from './cancelled-booking.tsx';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { ConfirmedHotel } from './confirmed-hotel.tsx';
import { ConfirmedRooms } from './confirmed-rooms.tsx';
import { PaidButUnsent } from './paid-but-unsent.tsx';
import { useConfirmationFile } from './use-confirmation-file.ts';

export function Confirmation({ reservation, isPaid }: { reservation: Reservation; isPaid: boolean }) {
  const { t } = useLingui();
  const { info } = useHotel();
  const { language } = useVisit();
  const { nights } = useCounts();
  const calendar = useConfirmationFile(reservation.reservationId, 'ics');
  const [first] = reservation.roomStays.filter((stay) => stay.status === 'book');
  if (!first) return <CancelledBooking reservation={reservation} />;
  return (
    <div className="box ok">
      <div className="ok__head">
        <span className="ok__disc">
          <Check className="ic ic-l" aria-hidden />
        </span>
        <h1>{isPaid ? <Trans>Booking and payment confirmed!</Trans> : <Trans>Booking confirmed!</Trans>}</h1>
        <p className="lead muted">
          <Trans>
            Dear {isolateIn(directionOf(language), asText(greetingName(language, reservation.guestInfo)))},{' '}
            {info.hotelName} looks forward to welcoming you.
          </Trans>
        </p>
        <p className="ok__ref">
          <span className="small muted">
            <Trans comment="The reference of the booking">Order number</Trans>
          </span>
          <b className="num">
            <bdi dir="ltr">{reservation.reservationId}</bdi>
          </b>
        </p>
        <p className="small muted">
          {reservation.confirmationMail === 'failed' ? (
            <Trans>
              The confirmation could not be sent to <bdi>{reservation.guestInfo.email}</bdi> yet. Please note the order
              number.
            </Trans>
          ) : (
            <Trans>
              An e-mail confirmation was sent to <bdi>{reservation.guestInfo.email}</bdi>
            </Trans>
          )}
        </p>
      </div>
      <div className="ok__dates">
        <div>
          <p className="cap muted">
            <Trans>Arrival</Trans>
          </p>
          <p className="strong">{formatDay(language, stayDate(first.startDate), 'confirmed')}</p>
          <p className="small muted">{t`Check-in from ${clockIn(language, info.checkInTime.from)}`}</p>
        </div>
        <div className="ok__n">
          <Tag tone="acc">{nights(first.nbNights)}</Tag>
          {calendar && (
            <Link className="link small ok__cal" to={calendar} reloadDocument download>
              <Trans>Add to calendar</Trans>
            </Link>
          )}
        </div>
        <div className="end">
          <p className="cap muted">
            <Trans>Departure</Trans>
          </p>
          <p className="strong">{formatDay(language, stayDate(first.endDate), 'confirmed')}</p>
          <p className="small muted">{t`Check-out until ${clockIn(language, info.checkOutTime.to)}`}</p>
        </div>
      </div>
      <ConfirmedRooms reservation={reservation} />
      <ConfirmedHotel />
      <ConfirmationActions reservation={reservation} />
      {reservation.problem && isPaid && <PaidButUnsent problem={reservation.problem} />}
    </div>
  );
}
