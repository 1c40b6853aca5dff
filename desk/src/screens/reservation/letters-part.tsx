import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestLetter } from '@stayfront/contract/desk/letters';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Mail, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../app/page/desk-context.tsx';
import { useLetterName } from '../../features/reservation/use-letter-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Section } from '../../parts/section.tsx';
import { LetterDialog } from './letter-dialog.tsx';

/** What was written to the guest: to be read as it was sent, and sent again. */
export function LettersPart({ reservation }: { reservation: DeskReservation }) {
  const { t } = useLingui();
  const mayRead = useMay('front-desk');
  const letterName = useLetterName();
  const when = useWhen();
  const { letters, may, reservationId } = reservation;
  const [shown, setShown] = useState<GuestLetter | null>(null);
  const states: Readonly<Record<GuestLetter['state'], string>> = {
    queued: t`on its way`,
    sent: t({ message: 'sent', comment: 'What became of a letter' }),
    failed: t`could not be delivered, is tried again`,
    'given-up': t`could not be delivered`,
  };
  return (
    <Section className="rv-letters" title={<Trans>Letters</Trans>} count={letters.length}>
      {letters.length === 0 ? (
        <p className="empty-line">
          <Trans>Nothing was written to the guest.</Trans>
        </p>
      ) : (
        <ul className="lines-list">
          {letters.map((letter) => {
            const isLost = letter.state === 'failed' || letter.state === 'given-up';
            const Icon = isLost ? MailWarning : Mail;
            return (
              <li key={letter.letterId} className="letter">
                <Icon className={isLost ? 'ic is-bad' : 'ic'} aria-hidden />
                <div className="entry__words">
                  <b>{letterName(letter.kind)}</b>
                  <small className={isLost ? 'is-bad' : undefined}>
                    {when.ago(letter.at)} · {states[letter.state]}
                  </small>
                </div>
                {mayRead && (
                  <Button
                    kind="quiet"
                    aria-label={t`View: ${letterName(letter.kind)}, ${when.ago(letter.at)}`}
                    onClick={() => setShown(letter)}
                  >
                    <Trans>View</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {shown && (
        <LetterDialog
          reservationId={reservationId}
          letter={shown}
          maySend={may['send-letter']}
          onClose={() => setShown(null)}
        />
      )}
    </Section>
  );
}
