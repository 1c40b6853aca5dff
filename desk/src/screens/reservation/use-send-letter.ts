import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { sendDeskLetter } from '@stayfront/contract/desk/letters';
import type { HotelLetter } from '@stayfront/contract/manage/letters';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useLetterName } from '../../features/reservation/use-letter-name.ts';
import { useReadAgain } from './use-read-again.ts';

export type LetterWish = { readonly letter: HotelLetter } | { readonly again: string };

/** Writes to the guest, and says what became of it. */
export function useSendLetter(reservationId: string) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const letterName = useLetterName();
  const readAgain = useReadAgain(reservationId);
  const { keyOf, done } = useRequestKey();
  return useMutation({
    mutationFn: (wish: LetterWish) =>
      transport(
        sendDeskLetter,
        { params: { hotelId, reservationId }, query: {}, body: wish },
        { idempotencyKey: keyOf(wish) },
      ),
    onSuccess: ({ kind }) => {
      done();
      const name = letterName(kind);
      tell({ text: t`“${name}” is on its way to the guest` });
    },
    onError: (error) => tell({ text: whyNot(error) }),
    onSettled: readAgain,
  });

  function whyNot(error: Error): string {
    const code = error instanceof RefusedCall ? error.problem.code : null;
    switch (code) {
      case 'reservation.cancelled':
        return t`The reservation is cancelled: this letter is not sent any more.`;
      case 'reservation.held':
      case 'reservation.not_held':
        return t`The reservation does not wait for this letter any more.`;
      case 'reservation.erased':
        return t`The guest’s data was erased: there is nobody to write to.`;
      case 'payment.processed':
        return t`Nothing is open any more.`;
      case 'payment.unavailable':
        return t`Nothing can be paid online at this hotel now.`;
      case 'letter.unknown':
        return t`This letter is not there any more.`;
      default:
        return t`The letter could not be sent. Try again.`;
    }
  }
}
