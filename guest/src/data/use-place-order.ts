import type { HotelConfig } from '@stayfront/contract/hotel';
import { sendBookingRequest } from '@stayfront/contract/reservation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingRequest } from '../flow/booking-request.ts';
import { channelParameters } from '../flow/channel.ts';
import { guestInfoOf } from '../flow/guest-info-of.ts';
import { useBookingRequest } from '../flow/use-booking-request.ts';
import type { SpokenLanguage } from '../i18n/languages.ts';
import { useTransport } from './transport.tsx';

type PlaceOrderHotel = { readonly hotelId: number; readonly config: HotelConfig };

/** Books what is in the booking request. Asked again after a lost answer it sends the same key: one booking is made. */
export function usePlaceOrder({ hotelId, config }: PlaceOrderHotel, lang: SpokenLanguage) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [, change] = useBookingRequest(hotelId);
  return useMutation({
    mutationFn: async (request: BookingRequest) => {
      const bookingKey = request.bookingKey ?? crypto.randomUUID();
      // Kept before it is sent, or a reload in between would forget that this was tried.
      change((current) => ({ ...current, bookingKey }));
      return transport(
        sendBookingRequest,
        {
          params: { hotelId },
          query: {},
          body: {
            requestType: 'Book',
            reservation: {
              sessionId: request.sessionId,
              roomStays: request.orders.map(({ product, services = [] }) => ({
                reference: product.reference,
                services: services.map(({ serviceId, quantity, unitPrice }) => ({
                  serviceId,
                  quantity,
                  totalPrice: unitPrice * quantity,
                })),
              })),
              guestInfo: guestInfoOf(request.details, config),
              lang,
              channelParameters: channelParameters(),
            },
          },
        },
        { idempotencyKey: bookingKey },
      );
    },
    onSuccess: ({ reservationId, token }) =>
      change((current) => ({ ...current, orders: [], bookingKey: null, done: { reservationId, token } })),
    // Booked or refused, what is free is no longer what this browser remembers.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['availabilities', hotelId] }),
  });
}
