import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { useEffect } from 'react';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { forget } from '../../app/flow/channel-cookies.ts';

/** Once a booking stands, trivago's click has brought what it brings; and the hotel-shop hears of it where it may. */
export function useCloseChannel(config: HotelConfig, reservation: Reservation | null): void {
  const reservationId = reservation?.reservationId;
  useEffect(() => {
    if (!reservation) return;
    forget('trivago');
    // Only in the browser that booked, not wherever the mail's link is opened.
    if (bookingStore(config.hotelId).read().done?.reservationId !== reservationId) return;
    import('../../app/flow/notify-hotel-shop.ts')
      .then(({ notifyHotelShop }) => notifyHotelShop(config, reservation))
      .catch(() => {});
  }, [config, reservation, reservationId]);
}
