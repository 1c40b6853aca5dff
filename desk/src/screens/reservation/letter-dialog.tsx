import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { GuestLetter } from '@stayfront/contract/desk/letters';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { letterQuery } from '../../app/data/reservation-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useLetterName } from '../../features/reservation/use-letter-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { languageName } from '../../features/reservation/language-name.ts';
import { useSendLetter } from './use-send-letter.ts';

interface LetterDialogProps {
  reservationId: string;
  letter: GuestLetter;
  maySend: boolean;
  onClose: () => void;
}

/** Its rules for dark and narrow mail programs are forbidden in our page, which would complain of them. */
const asShown = (html: string): string => html.replaceAll(/<style\b[^>]*>.*?<\/style>/gs, '');

/** A letter as the guest has it. It stands in a frame that may do nothing: no script, no form, no way out. */
export function LetterDialog({ reservationId, letter, maySend, onClose }: LetterDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const letterName = useLetterName();
  const when = useWhen();
  const read = useQuery(letterQuery(useTransport(), hotelId, reservationId, letter.letterId));
  const sending = useSendLetter(reservationId);
  const isGone = read.error instanceof RefusedCall;
  return (
    <Dialog
      isOpen
      title={letterName(letter.kind)}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {maySend && (
            <Button
              kind="primary"
              isDisabled={!read.data}
              isWaiting={sending.isPending}
              waitingLabel={t`One moment`}
              onClick={() => sending.mutate({ again: letter.letterId }, { onSuccess: onClose })}
            >
              <Trans>Send again</Trans>
            </Button>
          )}
        </>
      }
    >
      {read.data ? (
        <>
          <p className="letter-about">
            <Trans>
              To <span dir="ltr">{read.data.to}</span>, in {languageName(read.data.language)}
            </Trans>{' '}
            · {when.full(letter.at)}
          </p>
          {!read.data.isAsSent && (
            <p className="letter-about">
              <Trans>The booking was changed since: this is how the letter would be now.</Trans>
            </p>
          )}
          <p lang={read.data.language} dir="auto">
            <b>{read.data.subject}</b>
          </p>
          <iframe className="letter-frame" sandbox="" title={read.data.subject} srcDoc={asShown(read.data.html)} />
        </>
      ) : read.error ? (
        <p role="alert">
          {isGone ? (
            <Trans>This letter is not there any more.</Trans>
          ) : (
            <>
              <Trans>The letter could not be read.</Trans>{' '}
              <Button kind="quiet" onClick={() => void read.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            </>
          )}
        </p>
      ) : (
        <div className="late">
          <Skeleton height="20px" width="60%" />
          <Skeleton height="320px" gapAbove="12px" />
        </div>
      )}
    </Dialog>
  );
}
