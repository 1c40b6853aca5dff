import type { Transport } from '@stayfront/contract/call';
import { getCellHistory, listCalendarChanges } from '@stayfront/contract/desk/calendar/changes';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { queryOptions } from '@tanstack/react-query';

type Wanted = {
  readonly room?: string | undefined;
  readonly ratePlan?: string | undefined;
  readonly night?: string | undefined;
  readonly limit?: number;
};

/** What was changed in the calendar, by whom; the newest first. */
export const calendarChangesQuery = (
  transport: Transport,
  hotelId: number,
  { room, ratePlan, night, limit = 50 }: Wanted,
) =>
  queryOptions({
    queryKey: ['calendar-changes', hotelId, room, ratePlan, night, limit],
    queryFn: ({ signal }) =>
      transport(
        listCalendarChanges,
        {
          params: { hotelId },
          query: {
            ...(room === undefined ? {} : { room }),
            ...(ratePlan === undefined ? {} : { ratePlan }),
            ...(night === undefined ? {} : { night: stayDate(night) }),
            limit,
          },
          body: undefined,
        },
        { signal },
      ),
  });

type OfCell = {
  readonly room: string;
  readonly ratePlan: string | undefined;
  readonly night: string;
  /** What stood at that moment is told as well. */
  readonly at?: string | undefined;
};

/** Every price, stock and rule that a night had. */
export const cellHistoryQuery = (transport: Transport, hotelId: number, { room, ratePlan, night, at }: OfCell) =>
  queryOptions({
    queryKey: ['calendar-changes', hotelId, 'cell', room, ratePlan, night, at],
    queryFn: ({ signal }) =>
      transport(
        getCellHistory,
        {
          params: { hotelId },
          query: {
            room,
            night: stayDate(night),
            ...(ratePlan === undefined ? {} : { ratePlan }),
            ...(at === undefined ? {} : { at }),
          },
          body: undefined,
        },
        { signal },
      ),
    staleTime: 0,
  });
