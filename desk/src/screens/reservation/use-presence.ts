import { useLingui } from '@lingui/react/macro';
import { setPresence } from '@stayfront/contract/desk/day';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import type { Presence } from '@stayfront/rules/booking/presence';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useReadAgain } from './use-read-again.ts';

/** Ticks the guests of a room as arrived or left, and offers the way back for ten seconds. */
export function usePresence({ reservationId }: DeskReservation, { roomStayIndex, presence: before }: DeskRoom) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const readAgain = useReadAgain(reservationId);
  const ticking = useMutation({
    mutationFn: (presence: Presence) =>
      transport(setPresence, { params: { hotelId, reservationId, roomStayIndex }, query: {}, body: { presence } }),
    onError: () => tell({ text: t`That could not be saved. Nothing has changed.` }),
    onSettled: readAgain,
  });
  const words: Readonly<Record<Presence, string>> = {
    arrived: before === 'left' ? t`The guests have not left yet` : t`The guests have arrived`,
    left: t`The guests have left`,
    expected: t`The guests have not arrived yet`,
  };
  return {
    isPending: ticking.isPending,
    set: (presence: Presence): void =>
      ticking.mutate(presence, {
        onSuccess: () => tell({ text: words[presence], undo: () => ticking.mutate(before) }),
      }),
  };
}
