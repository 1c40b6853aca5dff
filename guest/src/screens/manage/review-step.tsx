import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { daysOf } from '../../features/reservation/days-of.ts';
import { LastChange } from '../../features/reservation/last-change.tsx';
import { AskedCard } from './asked-card.tsx';
import { ManageFrame } from './manage-frame.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';
import { ReservationTotal } from './reservation-total.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { ReservedRooms } from './reserved-rooms.tsx';
import { standingRooms } from '../../features/reservation/standing-rooms.ts';
import { StayDates } from '../../features/reservation/stay-dates.tsx';
import { WaitingChange } from './waiting-change.tsx';

/** What is booked, until when it can be changed, and what can be done about each room. */
export function ReviewStep({ reservation, link }: ManageStepProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const rooms = standingRooms(reservation);
  const month = formatDay(language, daysOf(rooms).arrival, 'monthOnly');
  const { reservationId, guestInfo } = reservation;
  return (
    <ManageFrame reservation={reservation} link={link} step="reservation" title={t`Your stay in ${month}`}>
      <LastChange reservation={reservation} />
      <AskedCard reservation={reservation} link={link} />
      <WaitingChange reservation={reservation} link={link} />
      <StayDates rooms={rooms} />
      <ReservedRooms reservation={reservation} link={link} />
      <ReservationTotal reservation={reservation} link={link} />
      <ResendConfirmation link={link} email={guestInfo.email} />
      <div className="mg__acts">
        <ButtonLink
          kind="quiet"
          className="bad"
          to={`/${hotelId}/reservation/cancel/${reservationId}`}
          state={{ email: guestInfo.email }}
        >
          <Trans>Cancel the reservation</Trans>
        </ButtonLink>
        <ButtonLink kind="primary" size="l" to={manageAddress(hotelId, link, 'profile')}>
          <Trans comment="Button: on to the next step">Next</Trans>
        </ButtonLink>
      </div>
    </ManageFrame>
  );
}
