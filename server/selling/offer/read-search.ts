import { guestsOf } from '@stayfront/contract/party';
import type { SearchQuery } from '@stayfront/contract/search-query';
import type { z } from 'zod';
import type { Search } from './price-rooms.ts';

type Query = z.infer<typeof SearchQuery>;

/** A search as it stands in an address. */
export const readSearch = (query: Query): Search => ({
  stay: { arrival: query.checkIn, departure: query.checkOut },
  guests: guestsOf(query),
  language: query.lang,
  currency: query.currency,
  promoCode: query.promoCode,
  chosen: query.chosen,
});
