import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { changeGuestForHotel } from '@stayfront/contract/desk/guest';
import type { RouteInput } from '@stayfront/contract/route';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { fieldsAtFault } from '../../features/reservation/fields-at-fault.ts';
import { useGuestFaultWords } from '../../features/reservation/use-guest-fault-words.ts';
import { useReadAgain } from './use-read-again.ts';

type Body = RouteInput<typeof changeGuestForHotel>['body'];

/** Corrects what is known of the guest, and says at which field the server did not take it. */
export function useChangeGuest(reservationId: string, onDone: () => void) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const readAgain = useReadAgain(reservationId);
  const faultWords = useGuestFaultWords();
  const { keyOf, done } = useRequestKey();
  const changing = useMutation({
    mutationFn: (body: Body) =>
      transport(
        changeGuestForHotel,
        { params: { hotelId, reservationId }, query: {}, body },
        { idempotencyKey: keyOf(body) },
      ),
    onSuccess: (_answer, { tellsGuest }) => {
      done();
      tell({
        text: tellsGuest ? t`Saved; the confirmation is on its way once more` : t`The guest’s details are saved`,
      });
      onDone();
    },
    // Awaited: what is sent after a conflict is about what was read meanwhile.
    onSettled: readAgain,
  });
  const { error } = changing;
  const code = error instanceof RefusedCall ? error.problem.code : null;
  const faults = Object.fromEntries(
    Object.entries(fieldsAtFault(error, 'guest')).map(([field, message]) => [field, faultWords(field, message)]),
  );
  return {
    send: (body: Body): void => changing.mutate(body),
    isPending: changing.isPending,
    isConflict: code === 'reservation.version',
    faults,
    trouble: error && Object.keys(faults).length === 0 ? whyNot() : null,
  };

  function whyNot(): string {
    switch (code) {
      case 'reservation.version':
        return t`Somebody else changed this reservation meanwhile. It was read again; what you typed is still here: save it once more.`;
      case 'reservation.was_cancelled':
        return t`The reservation was cancelled meanwhile: nothing of its guest is changed any more.`;
      case 'reservation.erased':
        return t`The guest’s data was erased: nothing is written down any more.`;
      case 'reservation.held':
        return t`It is still held: the guest is written to once it stands. Choose no letter.`;
      default:
        return t`No answer. Nothing is lost: try again, it is done once only.`;
    }
  }
}
