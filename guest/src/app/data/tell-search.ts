import type { Transport } from '@stayfront/contract/call';
import { partyOf } from '@stayfront/contract/party';
import { submitSearchInfo } from '@stayfront/contract/search-info';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { bookingStore } from '../flow/booking-store.ts';
import { channelParameters } from '../flow/channel-parameters.ts';
import type { FlowEvent } from '../flow/events.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';

type Spoken = { readonly lang: SpokenLanguage; readonly currency: CurrencyCode };

/** Tells the hotel of a search, and whether its booking begins. */
export async function tellSearch(transport: Transport, event: FlowEvent, spoken: Spoken): Promise<void> {
  const isCheckout = event.name === 'begin-checkout';
  const search = isCheckout ? event.request.search : 'search' in event ? event.search : null;
  if (!search) return;
  const { hotelId } = event;
  await transport(submitSearchInfo, {
    params: { hotelId },
    query: {},
    body: {
      sessionId: bookingStore(hotelId).read().sessionId,
      checkIn: search.stay.arrival,
      checkOut: search.stay.departure,
      rooms: search.rooms.map(partyOf),
      ...(search.promoCode === null ? {} : { promoCode: search.promoCode }),
      ...(isCheckout ? { isCheckout } : {}),
      ...('productId' in event ? { productId: event.productId } : {}),
      ...spoken,
      channelParameters: channelParameters(),
    },
  });
}
