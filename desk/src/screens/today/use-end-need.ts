import { useLingui } from '@lingui/react/macro';
import { sendDeskLetter } from '@stayfront/contract/desk/letters';
import { retryMessages, type Need } from '@stayfront/contract/desk/needs';
import type { PartnerName } from '@stayfront/contract/manage/channels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';

type NeedOf<Kind extends Need['kind']> = Extract<Need, { readonly kind: Kind }>;

/** Does what ends a need, and says so. Whether it has ended is read from its cause. */
export function useEndNeed() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { keyOf, done: isAnswered } = useRequestKey();
  const ending = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: () => tell({ text: t`That did not work. Nothing has changed.` }),
    onSettled: () => client.invalidateQueries({ queryKey: ['needs', hotelId] }),
  });
  const write = (reservationId: string, body: { again: string } | { letter: 'payment-link' }, done: string): void => {
    ending.mutate(
      () =>
        transport(
          sendDeskLetter,
          { params: { hotelId, reservationId }, query: {}, body },
          { idempotencyKey: keyOf({ reservationId, ...body }) },
        ),
      {
        onSuccess: () => {
          isAnswered();
          tell({ text: done });
        },
      },
    );
  };
  return {
    isPending: ending.isPending,
    sendAgain: ({ reservationId, letterId }: NeedOf<'letter'>): void =>
      write(reservationId, { again: letterId }, t`The letter is on its way`),
    askForPayment: ({ reservationId }: NeedOf<'hold'>): void =>
      write(reservationId, { letter: 'payment-link' }, t`The payment link is on its way`),
    tryNow: (need: NeedOf<'webhook'> | NeedOf<'partner'>): void => {
      const body = need.kind === 'webhook' ? { webhookId: need.webhookId } : { partner: need.partner as PartnerName };
      ending.mutate(() => transport(retryMessages, { params: { hotelId }, query: {}, body }), {
        onSuccess: () => tell({ text: t`All messages are sent again now` }),
      });
    },
  };
}
