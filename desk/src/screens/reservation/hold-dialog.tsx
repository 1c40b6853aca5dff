import { Trans, useLingui } from '@lingui/react/macro';
import { moveHold } from '@stayfront/contract/desk/hold';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { useRef, useState } from 'react';
import { useHouse } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { instantOfWall, wallOfInstant } from '../../features/reservation/wall-time.ts';
import { MomentField } from '../../parts/moment-field.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useMoneyAct } from './use-money-act.ts';

interface HoldDialogProps {
  reservation: DeskReservation;
  onClose: () => void;
}

const DAY = 86_400_000;

/** Keeps held rooms until another time, a day longer where nobody says otherwise. */
export function HoldDialog({ reservation, onClose }: HoldDialogProps) {
  const { t } = useLingui();
  const { timeZone } = useHouse();
  const tell = useDone();
  const when = useWhen();
  const { reservationId, guest, holdExpiresAt, awaits } = reservation;
  const [now] = useState(() => Date.now());
  const [wall, setWall] = useState(() =>
    wallOfInstant(timeZone, Math.max(now, holdExpiresAt === null ? 0 : Date.parse(holdExpiresAt)) + DAY),
  );
  const [tells, setTells] = useState<boolean | null>(null);
  const isDone = useRef(false);
  const [isTried, setIsTried] = useState(false);
  const until = instantOfWall(timeZone, wall);
  const fits = until !== null && until > now && until <= now + 14 * DAY;
  // Who is to confirm by mail has nothing to pay and no such letter.
  const hasAddress = Boolean(guest?.email) && awaits !== 'mail';
  const send = useMoneyAct({
    reservationId,
    send: (transport, params, body: { heldUntil: string; tellsGuest: boolean }) =>
      transport(moveHold, { params, query: {}, body }),
    onDone: ({ holdExpiresAt: end, before }, { tellsGuest }) => {
      const isOver = Date.parse(before) <= Date.now();
      const undo = isOver ? {} : { undo: () => send.act({ heldUntil: before, tellsGuest: false }) };
      tell({ text: t`Rooms held until ${when.full(end)}`, ...(tellsGuest ? {} : undo) });
      // Taken back later, it closes nothing that was opened since.
      if (!isDone.current) onClose();
      isDone.current = true;
    },
  });
  const submit = (): void => {
    setIsTried(true);
    if (!fits || (hasAddress && tells === null)) return;
    send.act({ heldUntil: new Date(until).toISOString(), tellsGuest: tells === true });
  };
  return (
    <ActDialog
      title={<Trans>Hold the rooms until another time</Trans>}
      about={[guest?.name, holdExpiresAt && t`held until ${when.full(holdExpiresAt)}`].filter(Boolean).join(' · ')}
      act={<Trans>Hold the rooms</Trans>}
      isPending={send.isPending}
      onClose={onClose}
      trouble={send.refusedAt('all')}
      onAct={submit}
    >
      <MomentField
        label={t`Held until, by the hotel’s clock`}
        value={wall}
        error={
          (isTried && !fits) || send.refusedAt('day') ? t`Choose a time to come, two weeks ahead at most.` : undefined
        }
        onChange={(next) => {
          send.forget();
          setWall(next);
        }}
      />
      {awaits === 'mail' ? (
        <p className="tell-guest__none">
          <Trans>The guest is to confirm the booking by mail, and is not written to again.</Trans>
        </p>
      ) : (
        <TellGuest
          tells={tells}
          hasAddress={hasAddress}
          languageName={guest ? languageName(guest.language) : ''}
          isMissing={isTried && tells === null}
          onChoose={setTells}
        />
      )}
    </ActDialog>
  );
}
