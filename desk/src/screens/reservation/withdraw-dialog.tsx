import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { withdrawPaymentRequest } from '@stayfront/contract/desk/payment-request';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useMoneyAct } from './use-money-act.ts';

interface WithdrawDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onClose: () => void;
}

/** Asks before a guest is asked no longer: it cannot be undone without another letter. */
export function WithdrawDialog({ reservation, account: { request, currency }, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const tell = useDone();
  const when = useWhen();
  const { reservationId, guest } = reservation;
  const { act, isPending, refusedAt } = useMoneyAct({
    reservationId,
    send: (transport, params, requestId: string) =>
      transport(withdrawPaymentRequest, { params: { ...params, requestId }, query: {}, body: undefined }),
    onDone: () => {
      tell({ text: t`The guest is asked for it no longer` });
      onClose();
    },
  });
  return (
    <ActDialog
      title={<Trans>Ask for it no longer?</Trans>}
      about={[
        guest?.name,
        request && formatMoney(language, request.amount, currency),
        request && t`until ${when.day(request.dueOn)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      act={<Trans comment="Ask a guest no longer for an amount">Withdraw</Trans>}
      {...{ isPending, onClose }}
      isDisabled={!request}
      isDangerous
      trouble={refusedAt('all')}
      onAct={() => request && act(request.requestId)}
    >
      <p>
        <Trans>The link shows what is open again, and asks for no amount. The guest is not written to.</Trans>
      </p>
    </ActDialog>
  );
}
