import type { HotelConfig } from '@stayfront/contract/hotel';
import { sendBookingRequest, type BookingAnswer, type PaymentCard } from '@stayfront/contract/reservation';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { adConsent } from '../flow/ad-consent.ts';
import { orderedServices } from '../flow/booking-request.ts';
import { bookingStore } from '../flow/booking-store.ts';
import { channelParameters } from '../flow/channel-parameters.ts';
import { publish } from '../flow/events.ts';
import { guestInfoOf } from '../flow/guest-info-of.ts';
import { withDone, withPaying } from '../flow/payment-progress.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { useTransport } from './transport.tsx';

export type BookingHotel = { readonly hotelId: number; readonly config: HotelConfig };

/**
 * Sends the booking request, once: while it is on its way everybody gets the same answer, and asked again after a lost
 * one it bears the same key, so that one booking is made. What was booked is remembered before anything else happens.
 */
export function useSendBooking(
  { hotelId, config }: BookingHotel,
  lang: SpokenLanguage,
): (paymentCard?: PaymentCard) => Promise<BookingAnswer> {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const underWay = useRef<Promise<BookingAnswer>>(undefined);
  return useCallback(
    (paymentCard) => {
      const store = bookingStore(hotelId);
      const send = async (): Promise<BookingAnswer> => {
        const request = store.read();
        const bookingKey = request.bookingKey ?? crypto.randomUUID();
        // Kept before it is sent, or a reload in between would forget that this was tried.
        store.write({ ...request, bookingKey });
        publish({ name: 'send-booking', hotelId, request });
        const answer = await transport(
          sendBookingRequest,
          {
            params: { hotelId },
            query: {},
            body: {
              requestType: 'Book',
              reservation: {
                sessionId: request.sessionId,
                roomStays: request.orders.map((order) => ({
                  reference: order.product.reference,
                  services: orderedServices(order).map(({ serviceId, quantity, unitPrice }) => ({
                    serviceId,
                    quantity,
                    totalPrice: unitPrice * quantity,
                  })),
                })),
                guestInfo: guestInfoOf(request.details, config),
                lang,
                channelParameters: { ...channelParameters(), consent: adConsent(config) },
                paymentCard,
              },
            },
          },
          { idempotencyKey: bookingKey },
        );
        const isHeld = answer.status === 'held' && answer.awaits !== 'mail';
        // What waits for a mail is out of this page's hands: nothing is left to choose or to pay.
        store.write(isHeld ? withPaying(store.read(), answer) : withDone(store.read(), answer));
        return answer;
      };
      underWay.current ??= send().finally(() => {
        underWay.current = undefined;
        // Booked or refused, what is free is no longer what this browser remembers.
        void queryClient.invalidateQueries({ queryKey: ['availabilities', hotelId] });
      });
      return underWay.current;
    },
    [hotelId, config, lang, transport, queryClient],
  );
}
