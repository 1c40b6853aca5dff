import { useQuery } from '@tanstack/react-query';
import { needsQuery } from '../../app/data/needs-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

/** How many things wait in each room of the desk, by its path. */
export function useCounts(): Readonly<Record<string, number>> {
  const { hotelId } = useDesk();
  const { data } = useQuery(needsQuery(useTransport(), hotelId));
  return { desk: data?.needs.length ?? 0 };
}
