import { useLingui } from '@lingui/react/macro';
import { setPresence, type DayStay, type DeskDay } from '@stayfront/contract/desk/day';
import { NoAnswer } from '@stayfront/contract/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findWaiting, waitingTicksQuery, waitNoMore, waitWith } from '../../app/data/waiting-ticks.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import type { Presence } from '@stayfront/rules/booking/presence';

const lists = ['arrivals', 'inHouse', 'departures'] as const;

/** Ticks the guests of a room as arrived or left, at once on the screen, and offers the way back for ten seconds. */
export function useTick(stay: DayStay, day: string) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const key = ['day', hotelId, day];
  const { reservationId, roomStayIndex } = stay;
  const { data: ticks } = useQuery(waitingTicksQuery(hotelId));
  const waiting = findWaiting(ticks, stay);
  const now = waiting?.presence ?? stay.presence;
  const show = (presence: Presence): void => {
    const isThis = (one: DayStay): boolean =>
      one.reservationId === reservationId && one.roomStayIndex === roomStayIndex;
    client.setQueryData<DeskDay>(key, (before) =>
      before
        ? {
            ...before,
            ...Object.fromEntries(
              lists.map((list) => [list, before[list].map((one) => (isThis(one) ? { ...one, presence } : one))]),
            ),
          }
        : before,
    );
  };
  const ticking = useMutation({
    mutationFn: (presence: Presence) =>
      transport(setPresence, { params: { hotelId, reservationId, roomStayIndex }, query: {}, body: { presence } }),
    onMutate: (presence) => {
      show(presence);
      return { before: now };
    },
    onSuccess: () => (waiting ? waitNoMore(client, hotelId, waiting) : undefined),
    onError: (error, presence, context) => {
      if (error instanceof NoAnswer) return waitWith(client, hotelId, { reservationId, roomStayIndex, presence });
      if (context) show(context.before);
      tell({ text: t`That could not be saved. Nothing has changed.` });
      return undefined;
    },
    // Not waited for: without a network it takes long to fail, and meanwhile the tick could not be taken back.
    onSettled: () => void client.invalidateQueries({ queryKey: ['day', hotelId] }),
  });
  const guest = stay.guestName || t`The guest`;
  return {
    isPending: ticking.isPending,
    isWaiting: waiting !== undefined,
    /** As it was ticked, whether it could be sent or not. */
    presence: now,
    set: (presence: Presence): void => {
      const before = now;
      const words: Readonly<Record<Presence, string>> = {
        arrived: before === 'left' ? t`${guest} has not left yet` : t`${guest} has arrived`,
        left: t`${guest} has left`,
        expected: t`${guest} has not arrived yet`,
      };
      ticking.mutate(presence, {
        onSuccess: () => tell({ text: words[presence], undo: () => ticking.mutate(before) }),
      });
    },
  };
}
