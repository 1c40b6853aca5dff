import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { withdrawCardRequest } from '@stayfront/contract/desk/card-request';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { useState } from 'react';
import { useDone } from '../../features/frame/undos.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { ActDialog } from './act-dialog.tsx';
import { useMoneyAct } from './use-money-act.ts';

interface WithdrawCardDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onClose: () => void;
}

/** Asks before a guest is asked for a card no longer: rooms that wait for it are booked without one. */
export function WithdrawCardDialog({ reservation, account: { cardRequest }, onClose }: WithdrawCardDialogProps) {
  const { t } = useLingui();
  const tell = useDone();
  const when = useWhen();
  const { reservationId, guest, status } = reservation;
  const isWaiting = status === 'held';
  const [tells, setTells] = useState<boolean | null>(null);
  const [isTried, setIsTried] = useState(false);
  const hasAddress = Boolean(guest?.email);
  const isMissing = isWaiting && hasAddress && tells === null;
  const { act, isPending, refusedAt } = useMoneyAct({
    reservationId,
    send: (transport, params, { requestId, tellsGuest }: { requestId: string; tellsGuest: boolean }) =>
      transport(withdrawCardRequest, { params: { ...params, requestId }, query: {}, body: { tellsGuest } }),
    onDone: ({ isBooked }) => {
      tell({ text: isBooked ? t`Booked without a card` : t`The guest is asked for a card no longer` });
      onClose();
    },
  });
  const submit = (): void => {
    setIsTried(true);
    if (cardRequest && !isMissing) act({ requestId: cardRequest.requestId, tellsGuest: tells === true });
  };
  return (
    <ActDialog
      title={isWaiting ? <Trans>Book without a card?</Trans> : <Trans>Ask for a card no longer?</Trans>}
      about={[guest?.name, cardRequest?.dueOn && t`until ${when.day(cardRequest.dueOn)}`].filter(Boolean).join(' · ')}
      act={
        isWaiting ? (
          <Trans>Book without a card</Trans>
        ) : (
          <Trans comment="Ask a guest no longer for an amount">Withdraw</Trans>
        )
      }
      {...{ isPending, onClose }}
      isDisabled={!cardRequest}
      isDangerous={!isWaiting}
      trouble={refusedAt('all')}
      onAct={submit}
    >
      {isWaiting ? (
        <>
          <p>
            <Trans>The rooms wait for nothing else: they are booked, and no card stands for them.</Trans>
          </p>
          <TellGuest
            tells={tells}
            hasAddress={hasAddress}
            languageName={guest ? languageName(guest.language) : ''}
            isMissing={isTried && isMissing}
            onChoose={setTells}
          />
        </>
      ) : (
        <p>
          <Trans>The link takes no card any more. The guest is not written to.</Trans>
        </p>
      )}
    </ActDialog>
  );
}
