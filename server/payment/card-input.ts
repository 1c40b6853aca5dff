import type { Hotel } from '../property/hotel/hotel.ts';
import { cardHolder } from './card-holder.ts';
import type { CardInput } from './port/payment-provider.ts';

type Deps = { readonly secret: string; readonly publicUrl: () => string };

/** For whom a card is kept, and on which page of ours the guest is. */
export const cardInput = (
  { secret, publicUrl }: Deps,
  { hotelId, document }: Pick<Hotel, 'hotelId' | 'document'>,
  sessionId: string,
): CardInput => ({
  holder: cardHolder(secret, hotelId, sessionId),
  currency: document.currency,
  pageUrl: `${publicUrl()}/${hotelId}/checkout/card-details`,
});
