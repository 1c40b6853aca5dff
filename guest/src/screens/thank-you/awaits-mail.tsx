import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { resetSession } from '../../app/flow/reset-session.ts';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { GoneReservation } from '../../features/reservation/gone-reservation.tsx';
import { LookForMail } from '../../features/reservation/look-for-mail.tsx';

/** The order was placed, and waits for the guest to confirm it by mail; or it has waited in vain. */
export function AwaitsMail({ reservation }: { reservation: Reservation }) {
  const { hotelId } = useHotel();
  if (reservation.status === 'discarded')
    return (
      <div className="box box-p">
        <GoneReservation reservation={reservation} />
      </div>
    );
  return (
    <div className="box box-p">
      <LookForMail
        reservation={reservation}
        actions={
          <ButtonLink kind="quiet" to={`/${hotelId}`} onClick={() => resetSession(hotelId)}>
            <Trans>Return home</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
