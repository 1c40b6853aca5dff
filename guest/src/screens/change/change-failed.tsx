import { Trans } from '@lingui/react/macro';
import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { errorKind } from '../../app/flow/error-kind.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { useErrorWords } from '../../features/frame/use-error-words.ts';

/** Why a change was not made, and that the booking stands as it was. */
export function ChangeFailed({ error, onChooseAgain }: { error: Error; onChooseAgain: () => void }) {
  const words = useErrorWords();
  const code = error instanceof RefusedCall ? error.problem.code : null;
  return (
    <OopsDialog
      note={<Trans>Your booking stands as it was, and nothing was charged.</Trans>}
      action={
        <Button kind="primary" onClick={onChooseAgain}>
          {error instanceof NoAnswer ? <Trans>Try again</Trans> : <Trans>Choose again</Trans>}
        </Button>
      }
    >
      {error instanceof NoAnswer || code === 'server.busy' ? (
        <Trans>We could not reach the hotel. Please try again: nothing is done twice.</Trans>
      ) : code === 'sold_out' || code === 'rate.changed' ? (
        <Trans>Somebody else has just taken this room. You see now what is still free.</Trans>
      ) : code === 'reservation.version' ? (
        <Trans>This reservation was changed meanwhile. You see now how it stands; please try again.</Trans>
      ) : code === 'quote.expired' || code === 'price.changed' || code === 'quote.invalid' ? (
        <Trans>The price was good for some minutes only. You see now what it costs today.</Trans>
      ) : code === 'reservation.expired' ? (
        <Trans>This past reservation cannot be modified anymore</Trans>
      ) : code === 'payment.unavailable' ? (
        <Trans>This rate needs a card, and the hotel cannot take one here. Please choose another rate.</Trans>
      ) : (
        words[errorKind(error)]
      )}
    </OopsDialog>
  );
}
