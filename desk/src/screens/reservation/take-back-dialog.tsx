import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount, Movement } from '@stayfront/contract/desk/account';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { ActDialog } from './act-dialog.tsx';
import { SumLines } from './sum-lines.tsx';
import { useMoveWords } from './use-move-words.ts';
import { useTakeBack } from './use-take-back.ts';

interface TakeBackDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  move: Movement;
  onClose: () => void;
}

/** Asks before a mark is taken back that may be of yesterday. */
export function TakeBackDialog({ reservation, account, move, onClose }: TakeBackDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const takeBack = useTakeBack(reservation.reservationId);
  const words = useMoveWords()(move);
  const [isPending, setIsPending] = useState(false);
  const { atHotel, currency } = account;
  const sum = formatMoney(language, move.amount, currency);
  const submit = async (): Promise<void> => {
    setIsPending(true);
    const isDone = await takeBack(move.movementId);
    setIsPending(false);
    if (isDone) onClose();
  };
  return (
    <ActDialog
      title={<Trans>Take back that {sum} was paid?</Trans>}
      about={[reservation.guest?.name, ...words.facts, words.why].filter(Boolean).join(' · ')}
      act={<Trans>Take back {sum}</Trans>}
      {...{ isPending, onClose }}
      isDangerous
      isDisabled={move.isTakenBack}
      trouble={undefined}
      onAct={() => void submit()}
    >
      <p>
        <Trans>Money that changed hands is given back by hand. The mark stays to be seen as taken back.</Trans>
      </p>
      <SumLines
        currency={currency}
        lines={[
          { name: t`Paid at the hotel`, amount: atHotel },
          { name: t`Taken back`, amount: -move.amount },
          { name: t`Paid at the hotel afterwards`, amount: atHotel - move.amount, isSum: true },
        ]}
      />
    </ActDialog>
  );
}
