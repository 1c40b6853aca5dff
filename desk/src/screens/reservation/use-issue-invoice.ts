import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { issueInvoice } from '@stayfront/contract/desk/invoices';
import type { RouteInput } from '@stayfront/contract/route';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { fieldsAtFault } from '../../features/reservation/fields-at-fault.ts';
import { useGuestFaultWords } from '../../features/reservation/use-guest-fault-words.ts';
import { useReadAgain } from './use-read-again.ts';

type Body = RouteInput<typeof issueInvoice>['body'];

/** Writes an invoice under the next number of the year, once however often it is sent. */
export function useIssueInvoice(reservationId: string, onDone: () => void) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const readAgain = useReadAgain(reservationId);
  const guestFault = useGuestFaultWords();
  const { keyOf, done } = useRequestKey();
  const issuing = useMutation({
    mutationFn: (body: Body) =>
      transport(issueInvoice, { params: { hotelId, reservationId }, query: {}, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ invoiceNumber }) => {
      done();
      tell({ text: t`Invoice ${invoiceNumber} is written` });
      onDone();
    },
    onSettled: readAgain,
  });
  const { error } = issuing;
  const code = error instanceof RefusedCall ? error.problem.code : null;
  const faults = Object.fromEntries(
    Object.entries(fieldsAtFault(error, 'buyer')).map(([field, message]) => [field, faultWords(field, message)]),
  );
  return {
    send: (body: Body): void => issuing.mutate(body),
    isPending: issuing.isPending,
    isConflict: code === 'reservation.version',
    faults,
    trouble: error && Object.keys(faults).length === 0 ? whyNot() : null,
  };

  function faultWords(field: string, message: string): string {
    switch (field) {
      case 'vatNumber':
        return t`This cannot be a VAT number of its country. Write it with its letters, as DE123456789.`;
      case 'company':
      case 'name':
        return t`This is no name that can be written on a letter.`;
      default:
        return guestFault(field, message);
    }
  }

  function whyNot(): string {
    switch (code) {
      case 'reservation.version':
        return t`Somebody else changed this reservation meanwhile. It was read again; what you typed is still here: save it once more.`;
      case 'invoice.exists':
        return t`A room of these is on an invoice already. Take that one back first.`;
      case 'invoice.nothing':
        return t`These rooms cost nothing: there is nothing to put on an invoice.`;
      case 'reservation.erased':
        return t`The guest’s data was erased: nothing is written down any more.`;
      case 'reservation.held':
        return t`It is still held: an invoice is written once it stands.`;
      default:
        return t`No answer. Nothing is lost: try again, it is done once only.`;
    }
  }
}
