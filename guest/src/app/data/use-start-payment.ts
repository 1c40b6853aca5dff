import { initPaymentTransaction, type PaymentBegun } from '@stayfront/contract/payment';
import { useMutation } from '@tanstack/react-query';
import { bookingStore } from '../flow/booking-store.ts';
import type { Paying } from '../flow/paying.ts';
import { PaymentNotBegun } from '../flow/payment-not-begun.ts';
import { isHeldAsChosen } from '../flow/is-held-as-chosen.ts';
import { withBegun, withDone, withFailure } from '../flow/payment-progress.ts';
import { refusedAs, type Refusals } from '../flow/refused-as.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { useTransport } from './transport.tsx';
import type { ReadBegun } from './read-begun.ts';
import { useDiscard } from './use-discard.ts';
import { useSendBooking, type BookingHotel } from './use-send-booking.ts';

/** Whether trying again helps: not where it is paid already, or the rooms are no longer held. */
const ways: Refusals<typeof initPaymentTransaction, 'retry' | 'final'> = {
  'payment.processed': 'final',
  'reservation.not_held': 'final',
  'payment.not_begun': 'retry',
  'payment.unavailable': 'retry',
  'payment.tries': 'retry',
  'price.changed': 'retry',
  'hotel.unknown': 'retry',
  'reservation.unknown': 'retry',
  'reservation.cancelled': 'retry',
  'reservation.expired': 'retry',
};

/**
 * Holds the rooms, then begins the payment for them; null where there was nothing left to pay. Pressed again, it goes
 * on where it was: rooms that are held are not booked again, and a payment begun twice is one. Where the provider's
 * session is over another one is begun.
 */
export function useStartPayment(hotel: BookingHotel, lang: SpokenLanguage, readBegun: ReadBegun) {
  const transport = useTransport();
  const send = useSendBooking(hotel, lang);
  const discard = useDiscard(hotel.hotelId);
  const { hotelId } = hotel;
  const store = bookingStore(hotelId);

  async function holdRooms(): Promise<Paying | null> {
    const request = store.read();
    const { paying } = request;
    if (paying && isHeldAsChosen(request)) return paying;
    // Rooms of a booking that was changed since would stand in this one's way.
    if (paying && (await discard(paying)) === 'paid') {
      store.write(withDone(store.read(), paying));
      return null;
    }
    await send();
    return store.read().paying;
  }

  async function begin({ reservationId, token, amount }: Paying, isSessionOver: boolean): Promise<PaymentBegun> {
    const profileId = store.read().profileId ?? crypto.randomUUID();
    store.write(withBegun({ ...store.read(), profileId }));
    const begun = await transport(initPaymentTransaction, {
      params: { hotelId, reservationId },
      query: {},
      body: { token, profileId, amount, ...(isSessionOver ? { isSessionOver } : {}) },
    });
    return readBegun(begun);
  }

  return useMutation({
    mutationFn: async ({ isSessionOver }: { isSessionOver: boolean }): Promise<PaymentBegun | null> => {
      const paying = await holdRooms();
      if (!paying) return null;
      try {
        return await begin(paying, isSessionOver);
      } catch (cause) {
        if (refusedAs(cause, ways) === 'final') throw cause;
        store.write(withFailure(store.read()));
        throw new PaymentNotBegun(cause);
      }
    },
  });
}
