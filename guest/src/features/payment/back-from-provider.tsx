import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { publish } from '../../app/flow/events.ts';
import { leaveFrame } from '../../app/flow/leave-frame.ts';
import { keptLinkPayment } from '../../app/flow/link-payment.ts';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { isFramed } from '../../app/flow/is-framed.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { UnknownReservation } from '../reservation/unknown-reservation.tsx';
import { paymentResult } from './payment-result-in.ts';
import { PaymentWaiting } from './payment-waiting.tsx';
import { readReturn } from './read-return.ts';

interface BackFromProviderProps {
  /** The page that asks the hotel how it went, or where it begins for who went back untried. Always the same function: another one would lead there again. */
  leadTo: (link: ReservationLink, isUntried: boolean) => string;
}

/** Where the provider leads back to a guest who pays by a link, which the way back does not carry. */
export function BackFromProvider({ leadTo }: BackFromProviderProps) {
  const { hotelId } = useHotel();
  const { reservationId = '' } = useParams();
  const navigate = useNavigate();
  const isAlone = useIsBrowser() && !isFramed();
  const isLost = isAlone && keptLinkPayment(hotelId, reservationId) === null;
  useEffect(() => {
    const result = paymentResult(hotelId, location.search);
    const stopWaiting = leaveFrame(result);
    if (stopWaiting) return stopWaiting;
    publish(result);
    const link = keptLinkPayment(hotelId, reservationId);
    const { isUntried } = readReturn(new URLSearchParams(location.search));
    if (link) void navigate(leadTo(link, isUntried), { replace: true });
    return undefined;
  }, [hotelId, reservationId, leadTo, navigate]);
  if (!isLost) return <PaymentWaiting />;
  return (
    <UnknownReservation title={<Trans>We cannot show your payment in this browser</Trans>}>
      <Trans>If you have paid, it counts all the same. The e-mail about your stay has the link to your booking.</Trans>
    </UnknownReservation>
  );
}
