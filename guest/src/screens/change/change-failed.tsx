import { Trans } from '@lingui/react/macro';
import { NoAnswer } from '@stayfront/contract/call';
import { errorKind } from '../../app/flow/error-kind.ts';
import { isUnheard } from '../../app/flow/is-unheard.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { useErrorWords } from '../../features/frame/use-error-words.ts';
import { changeRefused } from './change-refusals.ts';

/** Why a change was not made, and that the booking stands as it was. */
export function ChangeFailed({ error, onChooseAgain }: { error: Error; onChooseAgain: () => void }) {
  const words = useErrorWords();
  const way = changeRefused(error);
  return (
    <OopsDialog
      note={<Trans>Your booking stands as it was, and nothing was charged.</Trans>}
      action={
        <Button kind="primary" onClick={onChooseAgain}>
          {error instanceof NoAnswer ? <Trans>Try again</Trans> : <Trans>Choose again</Trans>}
        </Button>
      }
    >
      {isUnheard(error) ? (
        <Trans>We could not reach the hotel. Please try again: nothing is done twice.</Trans>
      ) : way === 'taken' ? (
        <Trans>Somebody else has just taken this room. You see now what is still free.</Trans>
      ) : way === 'changed-meanwhile' ? (
        <Trans>This reservation was changed meanwhile. You see now how it stands; please try again.</Trans>
      ) : way === 'price-over' ? (
        <Trans>The price was good for some minutes only. You see now what it costs today.</Trans>
      ) : way === 'too-late' ? (
        <Trans>This past reservation cannot be modified anymore</Trans>
      ) : way === 'no-card' ? (
        <Trans>This rate needs a card, and the hotel cannot take one here. Please choose another rate.</Trans>
      ) : (
        words[errorKind(error)]
      )}
    </OopsDialog>
  );
}
