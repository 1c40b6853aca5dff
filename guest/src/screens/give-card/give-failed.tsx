import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { errorKind } from '../../app/flow/error-kind.ts';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { useErrorWords } from '../../features/frame/use-error-words.ts';
import { giveRefused } from './give-refusals.ts';

/** The card could not be taken: it may be typed again, as often as the bank allows. The booking is as it was. */
export function GiveFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useErrorWords();
  const way = giveRefused(error);
  if (way === 'shown') return null;
  const kind = errorKind(error);
  return (
    <OopsDialog
      note={
        <>
          {kind === 'card-not-charged' && `${words[kind]} `}
          <Trans>Your card was not charged. Your reservation is as it was.</Trans>
        </>
      }
      action={
        <Button kind="primary" onClick={onRetry}>
          {way === 'card' ? <Trans>Retry payment</Trans> : <Trans>OK</Trans>}
        </Button>
      }
    >
      {way === 'catalogue' ? words[kind] : <Trans>Something went wrong during payment initialization</Trans>}
    </OopsDialog>
  );
}
