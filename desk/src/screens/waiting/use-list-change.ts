import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import {
  moveWaiting,
  offerToWaiting,
  removeWaiting,
  switchWaitingList,
  type DeskWaitingList,
} from '@stayfront/contract/desk/waiting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { waitingQuery } from '../../app/data/waiting-query.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';

export type ListChange =
  | { readonly what: 'switch'; readonly isOpen: boolean }
  | { readonly what: 'move'; readonly waitingId: string; readonly before: string | null }
  | { readonly what: 'offer' | 'remove'; readonly waitingId: string };

/** Changes the list, says why not where it is refused, and shows it as it is afterwards either way. */
export function useListChange() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { queryKey } = waitingQuery(transport, hotelId);
  const send = (change: ListChange): Promise<DeskWaitingList> => {
    if (change.what === 'switch')
      return transport(switchWaitingList, { params: { hotelId }, query: {}, body: { isOpen: change.isOpen } });
    const params = { hotelId, waitingId: change.waitingId };
    if (change.what === 'move') return transport(moveWaiting, { params, query: {}, body: { before: change.before } });
    const route = change.what === 'offer' ? offerToWaiting : removeWaiting;
    return transport(route, { params, query: {}, body: {} });
  };
  const refusedAs = (error: unknown): string => {
    switch (error instanceof RefusedCall ? error.problem.code : null) {
      case 'waiting.no_room':
        return t`No room is free for this stay right now.`;
      case 'waiting.not_waiting':
        return t`This guest has a room on offer already, or has booked one.`;
      case 'waiting.unknown':
        return t`This guest is not on the list any more.`;
      default:
        return t`Nothing was changed: no answer. Look at your connection and try again.`;
    }
  };
  const changing = useMutation({
    mutationFn: send,
    onSuccess: (list) => client.setQueryData(queryKey, list),
    onError: (error) => {
      tell({ text: refusedAs(error) });
      return client.invalidateQueries({ queryKey });
    },
  });
  return { change: changing.mutate, isWaiting: changing.isPending, now: changing.variables };
}
