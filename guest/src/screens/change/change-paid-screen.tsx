import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { BackFromProvider } from '../../features/payment/back-from-provider.tsx';
import { payChangeAddress } from '../../features/reservation/change-address.ts';

/** Where the provider leads back to a guest who pays for a change: on to the page that asks the hotel how it went. */
export default function ChangePaidScreen() {
  const { hotelId } = useHotel();
  const { changeId = '' } = useParams();
  const leadTo = useCallback(
    (link: ReservationLink, isUntried: boolean) =>
      isUntried ? payChangeAddress(hotelId, link, changeId) : payChangeAddress(hotelId, link, changeId, 'returned'),
    [hotelId, changeId],
  );
  return <BackFromProvider leadTo={leadTo} />;
}
