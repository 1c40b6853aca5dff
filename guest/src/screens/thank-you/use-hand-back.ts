import { makeHandover } from '@stayfront/contract/handover';
import { useEffect, useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { forgetReturnPage, returnPage } from '../../app/embed/return-page.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/**
 * A booking that was begun in the hotel's own page ends there: once it is made the guest is led back, with a code by
 * which the frame finds it. True as long as the guest is on the way. Where there is no way back it is shown here.
 */
export function useHandBack(isMade: boolean): boolean {
  const { hotelId, config } = useHotel();
  const transport = useTransport();
  const isBrowser = useIsBrowser();
  const [isRefused, setIsRefused] = useState(false);
  const page = isBrowser && !isRefused ? returnPage(hotelId, config.embedOrigins) : null;
  useEffect(() => {
    const { done } = bookingStore(hotelId).read();
    if (page === null || !isMade || !done) return;
    const { reservationId, token } = done;
    transport(makeHandover, { params: { hotelId, reservationId }, query: {}, body: { token, page } }).then(
      ({ address }) => {
        forgetReturnPage(hotelId);
        location.replace(address);
      },
      () => {
        forgetReturnPage(hotelId);
        setIsRefused(true);
      },
    );
  }, [page, isMade, hotelId, transport]);
  return page !== null;
}
