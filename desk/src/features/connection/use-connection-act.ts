import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../frame/undos.tsx';

/** Does something to a connection, and has all read again that tells of it. Says so where it did not work. */
export function useConnectionAct<Wish = void>(act: (wish: Wish) => Promise<unknown>) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const client = useQueryClient();
  const tell = useDone();
  return useMutation({
    mutationFn: act,
    onError: () => tell({ text: t`That did not work. Nothing has changed.` }),
    onSettled: () =>
      Promise.all(
        ['connections', 'messages', 'message', 'needs', 'changes'].map((key) =>
          client.invalidateQueries({ queryKey: [key, hotelId] }),
        ),
      ),
  });
}
