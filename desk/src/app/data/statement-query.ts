import type { Transport } from '@stayfront/contract/call';
import { getDailyStatement } from '@stayfront/contract/desk/daily-statement';
import { queryOptions } from '@tanstack/react-query';

/** The statement of a day, or the last there is. */
export const statementQuery = (transport: Transport, hotelId: number, day: string | null) =>
  queryOptions({
    queryKey: ['statement', hotelId, day],
    queryFn: ({ signal }) =>
      transport(
        getDailyStatement,
        { params: { hotelId }, query: day === null ? {} : { day }, body: undefined },
        { signal },
      ),
  });
