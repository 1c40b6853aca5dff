import { useLingui } from '@lingui/react/macro';
import { runDailyStatement } from '@stayfront/contract/desk/daily-statement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';

/** Has the books checked anew, and what tells of it read again. */
export function useRunStatement() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  return useMutation({
    mutationFn: () => transport(runDailyStatement, { params: { hotelId }, query: {}, body: undefined }),
    onSuccess: ({ statement }) =>
      tell({
        text: statement?.lines.every(({ holds }) => holds)
          ? t`Checked: all of it holds`
          : t`Checked: something is not as it should be`,
      }),
    onError: () => tell({ text: t`That did not work. Nothing has changed.` }),
    onSettled: () =>
      Promise.all(['statement', 'needs'].map((key) => client.invalidateQueries({ queryKey: [key, hotelId] }))),
  });
}
