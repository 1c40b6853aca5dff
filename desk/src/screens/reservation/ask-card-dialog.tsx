import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { askForCard, withdrawCardRequest } from '@stayfront/contract/desk/card-request';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useRef, useState } from 'react';
import { useDone } from '../../features/frame/undos.tsx';
import { cardName } from '../../features/reservation/card-name.ts';
import { languageName } from '../../features/reservation/language-name.ts';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { DayField } from '../../parts/day-field.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useMoneyAct } from './use-money-act.ts';

interface AskCardDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onClose: () => void;
}

/** Asks the guest for a card as guarantee by a link. Without a letter nobody has read of it yet: it can be taken back. */
export function AskCardDialog({ reservation, account, onClose }: AskCardDialogProps) {
  const { t } = useLingui();
  const tell = useDone();
  const when = useWhen();
  const { reservationId, guest, today, arrival, guaranteeCard } = reservation;
  const { cardRequest } = account;
  const [dueOn, setDueOn] = useState(arrival > today ? arrival : today);
  const [tells, setTells] = useState<boolean | null>(null);
  const [isTried, setIsTried] = useState(false);
  const isOpen = useRef(true);
  const hasAddress = Boolean(guest?.email);
  const undoing = useMoneyAct({
    reservationId,
    send: (transport, params, requestId: string) =>
      transport(withdrawCardRequest, { params: { ...params, requestId }, query: {}, body: { tellsGuest: false } }),
    onDone: () => tell({ text: t`The guest is asked for a card no longer` }),
  });
  const { act, isPending, refusedAt, forget } = useMoneyAct({
    reservationId,
    send: (transport, params, body: { dueOn: string; tellsGuest: boolean }, extra) =>
      transport(askForCard, { params, query: {}, body }, extra),
    onDone: ({ requestId, dueOn: day, isGuestTold }) => {
      const undo = isGuestTold ? {} : { undo: () => undoing.act(requestId) };
      tell({ text: t`The guest is asked for a card until ${when.day(day)}`, ...undo });
      if (isOpen.current) onClose();
      isOpen.current = false;
    },
  });
  const isPast = dueOn < today;
  const submit = (): void => {
    setIsTried(true);
    if (!isPast && (!hasAddress || tells !== null)) act({ dueOn, tellsGuest: tells === true });
  };
  return (
    <ActDialog
      title={<Trans>Ask the guest for a card by link</Trans>}
      about={[guest?.name, guaranteeCard && cardName(guaranteeCard)].filter(Boolean).join(' · ')}
      act={<Trans>Ask for a card</Trans>}
      {...{ isPending, onClose }}
      trouble={refusedAt('all')}
      onAct={submit}
    >
      {cardRequest && (
        <Alert tone="warn">
          <Trans>The guest is asked for a card already. This takes its place.</Trans>
        </Alert>
      )}
      <p>
        <Trans>Nothing is charged. Fees of late cancelling and of not coming can be taken from the card.</Trans>{' '}
        {guaranteeCard && <Trans>The card of before stands until another one has come.</Trans>}
      </p>
      <DayField
        label={t`To be given until`}
        value={dueOn}
        least={today}
        error={isTried && isPast ? t`Choose today or a later day.` : refusedAt('day')}
        onChange={(day) => {
          forget();
          setDueOn(day);
        }}
      />
      <TellGuest
        tells={tells}
        hasAddress={hasAddress}
        languageName={guest ? languageName(guest.language) : ''}
        isMissing={isTried && tells === null}
        onChoose={setTells}
      />
      {(tells === false || !hasAddress) && (
        <p className="tell-guest__none">
          <Trans>
            Without a letter the guest finds it on the page of the booking, by the link of the confirmation.
          </Trans>
        </p>
      )}
    </ActDialog>
  );
}
