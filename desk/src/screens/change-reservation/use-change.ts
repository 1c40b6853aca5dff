import { useLingui } from '@lingui/react/macro';
import { makeChangeForHotel } from '@stayfront/contract/desk/change';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { readReservationAgain } from '../../app/data/read-reservation-again.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';

type Wanted = { readonly change: string; readonly reason?: string; readonly tellsGuest: boolean };

/** Makes what was quoted, goes back to the reservation, and offers the way back for ten seconds. */
export function useChange(reservationId: string) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tell = useDone();
  const { keyOf, done } = useRequestKey();
  const send = (body: Wanted, idempotencyKey: string) =>
    transport(makeChangeForHotel, { params: { hotelId, reservationId }, query: {}, body }, { idempotencyKey });
  const readAgain = () => readReservationAgain(client, hotelId, reservationId);
  const takeBack = async (change: string, tellsGuest: boolean): Promise<void> => {
    try {
      await send({ change, tellsGuest }, crypto.randomUUID());
      tell({ text: t`The room is as it was` });
    } catch {
      tell({ text: t`That could not be taken back. Change it by hand.` });
    }
    await readAgain();
  };
  const making = useMutation({
    mutationFn: (wanted: Wanted) => send(wanted, keyOf(wanted)),
    onSuccess: ({ undo }, { tellsGuest }) => {
      done();
      tell({ text: t`The room is changed`, ...(undo ? { undo: () => void takeBack(undo, tellsGuest) } : {}) });
      void navigate(`/${hotelId}/desk/reservations/${reservationId}`);
    },
    onSettled: readAgain,
  });
  const { isPending, isSuccess } = making;
  return { make: making.mutate, isPending, isSent: isPending || isSuccess, error: making.error, readAgain };
}
