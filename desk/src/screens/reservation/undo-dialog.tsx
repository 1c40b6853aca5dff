import { Trans } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { useState } from 'react';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { ActDialog } from './act-dialog.tsx';
import { useUndoCancellation } from './use-undo-cancellation.ts';

interface UndoDialogProps {
  reservation: DeskReservation;
  onClose: () => void;
}

/** Lets the rooms that were cancelled last stand again, as long as they are free. */
export function UndoDialog({ reservation, onClose }: UndoDialogProps) {
  const { reservationId, version, guest } = reservation;
  const undo = useUndoCancellation(reservationId);
  const [tells, setTells] = useState<boolean | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const hasAddress = Boolean(guest?.email);
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (tells === null && hasAddress) return;
    setIsPending(true);
    const isDone = await undo({ version, tellsGuest: tells === true });
    setIsPending(false);
    if (isDone) onClose();
  };
  return (
    <ActDialog
      title={<Trans>Undo the cancellation?</Trans>}
      act={<Trans>Let the rooms stand again</Trans>}
      leave={<Trans>Leave it cancelled</Trans>}
      {...{ isPending, onClose }}
      onAct={() => void submit()}
    >
      <p>
        <Trans>
          The rooms that were cancelled last are booked again at their old prices, if they are still free. Money that
          went back is not called back: it is open again.
        </Trans>
      </p>
      <TellGuest
        tells={tells}
        hasAddress={hasAddress}
        languageName={languageName(guest?.language ?? 'en')}
        isMissing={isTried && tells === null}
        onChoose={setTells}
      />
    </ActDialog>
  );
}
