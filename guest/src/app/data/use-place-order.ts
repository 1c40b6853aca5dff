import type { PaymentCard } from '@stayfront/contract/reservation';
import { useMutation } from '@tanstack/react-query';
import { bookingStore } from '../flow/booking-store.ts';
import { isHeldAsChosen } from '../flow/is-held-as-chosen.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { useDiscard } from './use-discard.ts';
import { useSendBooking, type BookingHotel } from './use-send-booking.ts';

/** Books what is in the booking request, where nothing is paid before; with the mark of a card that guarantees it. */
export function usePlaceOrder(hotel: BookingHotel, lang: SpokenLanguage) {
  const send = useSendBooking(hotel, lang);
  const discard = useDiscard(hotel.hotelId);
  return useMutation({
    mutationFn: async (paymentCard?: PaymentCard) => {
      const store = bookingStore(hotel.hotelId);
      const request = store.read();
      // Rooms that are held for a booking the guest has given up would stand in this one's way.
      if (request.paying && !isHeldAsChosen(request)) {
        await discard(request.paying);
        store.write({ ...store.read(), paying: null });
      }
      return send(paymentCard);
    },
  });
}
