import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { cancelForHotel, type DeskCancellation } from '@stayfront/contract/desk/cancellation';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import type { CancelWish } from './cancel-wish.ts';
import { useReadAgain } from './use-read-again.ts';
import { useUndoCancellation } from './use-undo-cancellation.ts';

type Chosen = { readonly wish: CancelWish; readonly fee: number };

/** Cancels in the hotel's name, says what is kept and what goes back, and can be undone for ten seconds. */
export function useCancel(reservation: DeskReservation, terms: DeskCancellation | undefined, onDone: () => void) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const { reservationId, status } = reservation;
  const readAgain = useReadAgain(reservationId);
  const undo = useUndoCancellation(reservationId);
  const { keyOf, done } = useRequestKey();
  const cancelling = useMutation({
    mutationFn: ({ wish, fee }: Chosen) => {
      const body = {
        version: terms?.version ?? reservation.version,
        ...(wish.rooms.length === terms?.rooms.length ? {} : { roomStays: [...wish.rooms] }),
        fee: wish.fee === 'policy' ? ('policy' as const) : { minor: fee },
        reason: wish.reason.trim(),
        tellsGuest: wish.tells === true,
        ...(wish.charges ? { chargesGuarantee: true } : {}),
      };
      const params = { hotelId, reservationId };
      return transport(cancelForHotel, { params, query: {}, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: ({ version, cancellationFee, refund, hotelCurrency, charging }, { wish }) => {
      done();
      const [kept, back, taken] = [cancellationFee, refund, charging].map((minor) =>
        formatMoney(language, minor, hotelCurrency),
      );
      const sums = [
        ...(cancellationFee > 0 ? [t`${kept} kept`] : []),
        ...(refund > 0 ? [t`${back} goes back`] : []),
        ...(charging > 0 ? [t`${taken} is being taken from the card`] : []),
      ];
      const roomStays = [...wish.rooms];
      tell({
        text: [t`Cancelled`, ...sums].join(', '),
        // What was only held is gone for good: it never stood.
        ...(status === 'held'
          ? {}
          : { undo: () => void undo({ version, roomStays, tellsGuest: wish.tells === true }) }),
      });
      onDone();
    },
    onSettled: readAgain,
  });
  const code = cancelling.error instanceof RefusedCall ? cancelling.error.problem.code : null;
  return {
    cancel: (chosen: Chosen, onError: () => void): void => cancelling.mutate(chosen, { onError }),
    isPending: cancelling.isPending,
    trouble: cancelling.error ? whyNot() : null,
  };

  function whyNot(): string {
    switch (code) {
      case 'reservation.version':
      case 'room_stay.unknown':
        return t`Somebody else changed this reservation meanwhile. It was read again: look at the sums once more. What you wrote is still here.`;
      case 'reservation.was_cancelled':
        return t`Somebody else has cancelled it meanwhile.`;
      case 'reservation.expired':
        return t`The stay is over: it cannot be cancelled any more.`;
      case 'cancellation.fee_above':
        return t`The policy asks for less by now. Look at the sums once more.`;
      case 'money.limit':
        return t`The front desk may not give so much of one reservation. A manager can.`;
      case 'operator.role':
        return t`Taking less than the policy is up to a manager.`;
      case 'input.invalid':
        return t`The reason cannot be written down like this. Card numbers do not belong there.`;
      default:
        return t`No answer. Nothing is lost: try again, it is done once only.`;
    }
  }
}
