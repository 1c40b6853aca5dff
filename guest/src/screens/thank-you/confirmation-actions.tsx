import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { CalendarCheck, Download, Printer } from 'lucide-react';
import { resetSession } from '../../app/flow/reset-session.ts';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import { useConfirmationFile } from './use-confirmation-file.ts';
import { useOwnToken } from './use-own-token.ts';

/** What to do with the confirmation, and how to go on. Whoever goes on begins anew. */
export function ConfirmationActions({ reservation }: { reservation: Reservation }) {
  const { hotelId } = useHotel();
  const pdf = useConfirmationFile(reservation.reservationId, 'pdf');
  const token = useOwnToken(reservation.reservationId);
  const beginAnew = () => resetSession(hotelId);
  return (
    <div className="ok__acts">
      {token !== null && (
        <ButtonLink kind="secondary" to={manageAddress(hotelId, { reservationId: reservation.reservationId, token })}>
          <CalendarCheck className="ic" aria-hidden />
          <Trans>See your reservation</Trans>
        </ButtonLink>
      )}
      <Button kind="secondary" onClick={() => globalThis.print()}>
        <Printer className="ic" aria-hidden />
        <Trans>Print</Trans>
      </Button>
      {pdf && (
        <ButtonLink kind="secondary" to={pdf} reloadDocument download>
          <Download className="ic" aria-hidden />
          <Trans>PDF</Trans>
        </ButtonLink>
      )}
      <div className="ok__on">
        <ButtonLink kind="quiet" to={`/${hotelId}`} onClick={beginAnew}>
          <Trans>Return home</Trans>
        </ButtonLink>
        <ButtonLink kind="primary" to={`/${hotelId}`} onClick={beginAnew}>
          {reservation.roomStays.length > 1 ? <Trans>Make a new reservation</Trans> : <Trans>Book another room</Trans>}
        </ButtonLink>
      </div>
    </div>
  );
}
