import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { undoCancellation } from '@stayfront/contract/desk/undo-cancellation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useReadAgain } from './use-read-again.ts';

export type UndoWish = {
  readonly version: number;
  readonly roomStays?: number[];
  readonly tellsGuest: boolean;
};

/** Lets cancelled rooms stand again, and says what became of it. Works also when the page has gone: a toast outlives it. */
export function useUndoCancellation(reservationId: string): (wish: UndoWish) => Promise<boolean> {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const readAgain = useReadAgain(reservationId);
  const { keyOf, done } = useRequestKey();
  return async (wish) => {
    try {
      const { open, hotelCurrency } = await transport(
        undoCancellation,
        { params: { hotelId, reservationId }, query: {}, body: wish },
        { idempotencyKey: keyOf(wish) },
      );
      done();
      const sum = formatMoney(language, open, hotelCurrency);
      tell({ text: open > 0 ? t`The rooms stand again. ${sum} is open.` : t`The rooms stand again.` });
      return true;
    } catch (error) {
      tell({ text: whyNot(error) });
      return false;
    } finally {
      void readAgain();
    }
  };

  function whyNot(error: unknown): string {
    switch (error instanceof RefusedCall ? error.problem.code : null) {
      case 'sold_out':
        return t`The rooms are not free any more.`;
      case 'reservation.version':
        return t`Somebody else changed this reservation. Look at it again.`;
      case 'reservation.expired':
        return t`The stay is over: it cannot stand again.`;
      case 'reservation.erased':
        return t`The guest’s data was erased: it cannot stand again.`;
      case 'cancellation.none':
      case 'room_stay.unknown':
        return t`Nothing is cancelled any more.`;
      case 'cancellation.was_held':
        return t`It was never more than held: book it anew.`;
      default:
        return t`That could not be saved. Nothing has changed.`;
    }
  }
}
