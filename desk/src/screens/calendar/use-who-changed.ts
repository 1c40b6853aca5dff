import { useQuery } from '@tanstack/react-query';
import { calendarChangesQuery } from '../../app/data/calendar-changes-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Conflict } from '../../features/calendar/conflicts.ts';

/** Who has changed a night last, by the name that history has for them; nobody where it was the machine itself. */
export function useWhoChanged(conflict: Conflict | undefined): string | undefined {
  const { hotelId } = useDesk();
  const [room, ratePlan] = conflict?.rowId === 'house' ? [] : (conflict?.rowId.split('/') ?? []);
  const { data } = useQuery({
    ...calendarChangesQuery(useTransport(), hotelId, { room, ratePlan, night: conflict?.date, limit: 1 }),
    enabled: conflict !== undefined,
  });
  const last = data?.changes[0];
  return last?.whoKind === 'system' ? undefined : last?.who;
}
