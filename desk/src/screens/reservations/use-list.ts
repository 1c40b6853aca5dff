import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListQuery } from '../../app/data/list-query.ts';
import { countsQuery, reservationsQuery } from '../../app/data/reservations-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

/** The rows of the list. While it asks for others, those that were there stay. */
export function useList(shown: ListQuery) {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const list = useInfiniteQuery({
    ...reservationsQuery(transport, hotelId, shown),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...countsQuery(transport, hotelId, shown), placeholderData: keepPreviousData });
  // What was read last: kept by hand, since a question that fails has nothing to show in the meantime.
  const [last, setLast] = useState({ data: list.data, readAt: list.dataUpdatedAt });
  if (list.data && !list.isPlaceholderData && list.data !== last.data)
    setLast({ data: list.data, readAt: list.dataUpdatedAt });
  const data = list.data ?? last.data;
  const first = data?.pages[0];
  return {
    rows: data?.pages.flatMap(({ reservations }) => reservations) ?? null,
    currency: first?.currency,
    isCut: first?.isCut === true,
    isComplete: first?.isComplete !== false,
    counts: counts.data,
    /** Of another question than the one that is asked now. */
    isStale: list.isPlaceholderData || list.data === undefined,
    error: list.error,
    readAt: last.readAt,
    hasMore: list.hasNextPage,
    isAskingForMore: list.isFetchingNextPage,
    askForMore: () => void list.fetchNextPage({ cancelRefetch: false }),
    askAgain: () => void Promise.all([list.refetch(), counts.refetch()]),
  };
}
