import { useLingui } from '@lingui/react/macro';
import { markNoShow, type NoShowTerms } from '@stayfront/contract/desk/no-show';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import type { RouteInput } from '@stayfront/contract/route';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import type { CancelWish } from './cancel-wish.ts';
import { useMoneyAct } from './use-money-act.ts';
import { useUndoCancellation } from './use-undo-cancellation.ts';

type Body = RouteInput<typeof markNoShow>['body'];

/** Says that guests did not come, what is kept and what goes back; undone for ten seconds while the stay is not over. */
export function useNoShow(
  { reservationId, departure, today }: DeskReservation,
  terms: NoShowTerms | undefined,
  onDone: () => void,
) {
  const { t } = useLingui();
  const { language } = useDesk();
  const tell = useDone();
  const undo = useUndoCancellation(reservationId);
  const { act, isPending, refusedAt, forget } = useMoneyAct({
    reservationId,
    send: (transport, params, body: Body, extra) => transport(markNoShow, { params, query: {}, body }, extra),
    onDone: ({ version, fee, refund, charging, hotelCurrency }, { roomStays, tellsGuest }) => {
      const [kept, back, taken] = [fee, refund, charging].map((minor) => formatMoney(language, minor, hotelCurrency));
      const sums = [
        ...(fee > 0 ? [t`${kept} kept`] : []),
        ...(refund > 0 ? [t`${back} goes back`] : []),
        ...(charging > 0 ? [t`${taken} is being taken from the card`] : []),
      ];
      tell({
        text: [t`Marked as not come`, ...sums].join(', '),
        // A stay that is over cannot stand again. What is taken from the card counts as paid then.
        ...(departure > today
          ? { undo: () => void undo({ version, ...(roomStays ? { roomStays } : {}), tellsGuest }) }
          : {}),
      });
      onDone();
    },
  });
  return {
    isPending,
    forget,
    trouble: refusedAt('all') ?? refusedAt('amount') ?? refusedAt('reason'),
    mark: (wish: CancelWish, fee: number): void => {
      if (!terms) return;
      act({
        version: terms.version,
        roomStays: [...wish.rooms],
        fee: wish.fee === 'policy' ? 'policy' : { minor: fee },
        reason: wish.reason.trim(),
        tellsGuest: wish.tells === true,
        chargesGuarantee: wish.charges === true,
      });
    },
  };
}
