import { partyOf } from '@stayfront/contract/party';
import { useEffect } from 'react';
import { bookingStore } from '../flow/booking-store.ts';
import { listen } from '../flow/events.ts';
import { useVisit } from '../flow/visit.tsx';
import { useTransport } from './transport.tsx';

/** Tells the hotel what is looked for when dates or guests are applied, a rate is shown or booking begins. A note that is lost costs the guest nothing. */
export function useSearchInfo(): void {
  const transport = useTransport();
  const { language, currency } = useVisit();
  useEffect(
    () =>
      listen((event) => {
        const isCheckout = event.name === 'begin-checkout';
        const search = isCheckout ? event.request.search : 'search' in event ? event.search : null;
        if (!search) return;
        const { hotelId } = event;
        const body = {
          sessionId: bookingStore(hotelId).read().sessionId,
          checkIn: search.stay.arrival,
          checkOut: search.stay.departure,
          rooms: search.rooms.map(partyOf),
          ...(search.promoCode === null ? {} : { promoCode: search.promoCode }),
          ...(isCheckout ? { isCheckout } : {}),
          ...('productId' in event ? { productId: event.productId } : {}),
          currency,
          lang: language,
        };
        // Fetched when it is first needed: nobody waits for a note.
        Promise.all([import('@stayfront/contract/search-info'), import('../flow/channel-parameters.ts')])
          .then(([{ submitSearchInfo }, { channelParameters }]) =>
            transport(submitSearchInfo, {
              params: { hotelId },
              query: {},
              body: { ...body, channelParameters: channelParameters() },
            }),
          )
          .catch(() => {});
      }),
    [transport, language, currency],
  );
}
