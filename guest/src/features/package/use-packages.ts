import { useQuery } from '@tanstack/react-query';
import { packagesQuery, packagesQuestion } from '../../app/data/packages-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { isSameWish } from '../../app/flow/question.ts';
import type { Search } from '../../app/flow/search.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useQuestion } from '../search/use-question.ts';

/** The public packages for a stay; a house without any is not asked. */
export function usePackages(search: Search) {
  const { hotelId, config } = useHotel();
  const { language } = useVisit();
  const question = useQuestion(search);
  return useQuery({
    ...packagesQuery(useTransport(), hotelId, question, language),
    enabled: config.hasPackages && config.useOffers,
    // The same offers in another language or currency stay until they have come, as the rooms beside them do.
    placeholderData: (before, query) =>
      query?.queryKey[2] && isSameWish(query.queryKey[2], packagesQuestion(question)) ? before : undefined,
  });
}
