import { useLingui } from '@lingui/react/macro';
import { setPresence, type DayStay, type DeskDay } from '@stayfront/contract/desk/day';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
      return { before: stay.presence };
    },
    onError: (_error, _presence, context) => {
      if (context) show(context.before);
      tell({ text: t`That could not be saved. Nothing has changed.` });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['day', hotelId] }),
  });
  const guest = stay.guestName || t`The guest`;
  return {
    isPending: ticking.isPending,
    set: (presence: Presence): void => {
      const { presence: before } = stay;
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
