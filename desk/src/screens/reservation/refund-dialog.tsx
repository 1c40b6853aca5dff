import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { refundForHotel } from '@stayfront/contract/desk/refund';
import type { RouteInput } from '@stayfront/contract/route';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { typeAmount } from '../../features/reservation/type-amount.ts';
import { ActDialog } from './act-dialog.tsx';
import { RefundForm } from './refund-form.tsx';
import { refundFaults, refundSums, type RefundWish } from './refund-wish.ts';
import { useMoneyAct } from './use-money-act.ts';

interface RefundDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onClose: () => void;
}

/** Gives back what came, in part or whole, to the ways it came. */
export function RefundDialog({ reservation, account, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const tell = useDone();
  const { reservationId, guest } = reservation;
  const { currency, tooMuch, mayGive } = account;
  const money = (minor: number): string => formatMoney(language, minor, currency);
  const surplus = Math.min(tooMuch, account.refundable, mayGive ?? tooMuch);
  const [wish, setWish] = useState<RefundWish>({
    of: '',
    amount: surplus > 0 ? typeAmount(surplus, currency) : '',
    isOwedAgain: null,
    reason: '',
    tells: null,
  });
  const [isTried, setIsTried] = useState(false);
  const hasAddress = Boolean(guest?.email);
  const sums = refundSums(account, wish);
  const faults = refundFaults(wish, sums, hasAddress);
  const { act, isPending, refusedAt, forget } = useMoneyAct({
    reservationId,
    send: (transport, params, body: RouteInput<typeof refundForHotel>['body'], extra) =>
      transport(refundForHotel, { params, query: {}, body }, extra),
    onDone: ({ amount }) => {
      tell({ text: t`${money(amount)} goes back` });
      onClose();
    },
  });
  const submit = (): void => {
    setIsTried(true);
    if (sums.amount === null || faults.length > 0) return;
    act({
      amount: sums.amount,
      ...(wish.of === '' ? {} : { movementId: wish.of }),
      isOwedAgain: sums.asksWhetherOwed && wish.isOwedAgain === true,
      reason: wish.reason.trim(),
      tellsGuest: wish.tells === true,
    });
  };
  return (
    <ActDialog
      title={<Trans comment="Opens the question how much money goes back to a guest">Refund</Trans>}
      about={[guest?.name, t`received ${money(sums.receivedNow)}`].filter(Boolean).join(' · ')}
      act={
        sums.amount === null ? (
          <Trans comment="Opens the question how much money goes back to a guest">Refund</Trans>
        ) : (
          <Trans>Refund {money(sums.amount)}</Trans>
        )
      }
      {...{ isPending, onClose }}
      trouble={refusedAt('all')}
      onAct={submit}
    >
      <RefundForm
        {...{ reservation, account, wish, sums, refusedAt }}
        faults={isTried ? faults : []}
        onChange={(change) => {
          forget();
          setWish({ ...wish, ...change });
        }}
      />
    </ActDialog>
  );
}
