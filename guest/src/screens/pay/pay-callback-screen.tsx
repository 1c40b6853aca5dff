import { useCallback } from 'react';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { BackFromProvider } from '../../features/payment/back-from-provider.tsx';
import { paymentAddress } from '../../app/flow/payment-address.ts';

/** Where the provider leads back to a guest who pays by link: on to the page that asks the hotel how it went. */
export default function PayCallbackScreen() {
  const { hotelId } = useHotel();
  const leadTo = useCallback(
    (link: ReservationLink, isUntried: boolean) =>
      isUntried ? paymentAddress(hotelId, link) : paymentAddress(hotelId, link, 'returned'),
    [hotelId],
  );
  return <BackFromProvider leadTo={leadTo} />;
}
