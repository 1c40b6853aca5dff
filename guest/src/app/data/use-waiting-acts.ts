import { confirmWaiting, declineOffer, leaveWaitingList } from '@stayfront/contract/waiting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTransport } from './transport.tsx';
import { waitingQuery, type WaitingLink } from './waiting-queries.ts';

/** What a guest does on the page of the waiting list. */
export function useWaitingActs(hotelId: number, link: WaitingLink) {
  const transport = useTransport();
  const client = useQueryClient();
  const { waitingId, token } = link;
  const call = { params: { hotelId, waitingId }, query: {}, body: { token } };
  const { queryKey } = waitingQuery(transport, hotelId, link);
  // Also where it was refused: then it stands otherwise than the page says.
  const onSettled = () => client.invalidateQueries({ queryKey });
  const confirming = useMutation({ mutationFn: () => transport(confirmWaiting, call), onSettled });
  const declining = useMutation({ mutationFn: () => transport(declineOffer, call), onSettled });
  const leaving = useMutation({ mutationFn: () => transport(leaveWaitingList, call) });
  return { confirming, declining, leaving };
}
