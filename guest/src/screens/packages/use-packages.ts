import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../../data/packages-query.ts';
import { useTransport } from '../../data/transport.tsx';
import type { Search } from '../../flow/search.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** The public packages for a stay; a house without any is not asked. */
export function usePackages(search: Search) {
  const { hotelId, config } = useHotel();
  const { language, currency } = useVisit();
  return useQuery({
    ...packagesQuery(useTransport(), hotelId, { ...search, currency }, language),
    enabled: config.hasPackages && config.useOffers,
    // The same offers in another language or currency stay until they have come, as the rooms beside them do.
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(search.stay) && query?.queryKey[3] === search.guests.adults
        ? before
        : undefined,
  });
}
