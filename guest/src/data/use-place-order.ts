import type { PaymentCard } from '@stayfront/contract/reservation';
import { useMutation } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/languages.ts';
import { useSendBooking, type BookingHotel } from './use-send-booking.ts';

/** Books what is in the booking request, where nothing is paid before; with the mark of a card that guarantees it. */
export function usePlaceOrder(hotel: BookingHotel, lang: SpokenLanguage) {
  const send = useSendBooking(hotel, lang);
  return useMutation({ mutationFn: (paymentCard?: PaymentCard) => send(paymentCard) });
}
