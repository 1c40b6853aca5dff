import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { creditInvoice } from '@stayfront/contract/desk/invoices';
import type { RouteInput } from '@stayfront/contract/route';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useReadAgain } from './use-read-again.ts';

type Body = RouteInput<typeof creditInvoice>['body'];

/** Takes an invoice back by a credit note, once however often it is sent. */
export function useCreditInvoice(reservationId: string, invoiceNumber: string, onDone: () => void) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const readAgain = useReadAgain(reservationId);
  const { keyOf, done } = useRequestKey();
  const crediting = useMutation({
    mutationFn: (body: Body) =>
      transport(
        creditInvoice,
        { params: { hotelId, reservationId, invoiceNumber }, query: {}, body },
        { idempotencyKey: keyOf(body) },
      ),
    onSuccess: ({ invoiceNumber: written }) => {
      done();
      tell({ text: t`Credit note ${written} is written` });
      onDone();
    },
    onSettled: readAgain,
  });
  const { error } = crediting;
  return {
    send: (body: Body): void => crediting.mutate(body),
    isPending: crediting.isPending,
    trouble: error && whyNot(error),
  };

  function whyNot(why: Error): string {
    switch (why instanceof RefusedCall ? why.problem.code : null) {
      case 'invoice.credit_above':
        return t`Less than this is left of the invoice by now. Look at the amount once more.`;
      case 'operator.role':
        return t`Taking an invoice back is up to a manager.`;
      case 'input.invalid':
        return t`The reason cannot be written down like this. Card numbers do not belong there.`;
      default:
        return t`No answer. Nothing is lost: try again, it is done once only.`;
    }
  }
}
