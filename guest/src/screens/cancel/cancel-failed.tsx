import { Trans } from '@lingui/react/macro';
import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { errorKind } from '../../flow/error-kind.ts';
import { Button } from '../../parts/button.tsx';
import { OopsDialog } from '../frame/oops-dialog.tsx';
import { useErrorWords } from '../frame/use-error-words.ts';

/** Why nothing was cancelled, where that is not the fault of a field. */
export function CancelFailed({ error, onClose }: { error: Error; onClose: () => void }) {
  const words = useErrorWords();
  const code = error instanceof RefusedCall ? error.problem.code : null;
  const action = (
    <Button kind="primary" onClick={onClose}>
      <Trans>OK</Trans>
    </Button>
  );
  if (error instanceof NoAnswer || code === 'server.busy')
    return (
      <OopsDialog action={action}>
        <Trans>We could not reach the hotel. Please try again: nothing is cancelled twice.</Trans>
      </OopsDialog>
    );
  return (
    <OopsDialog action={action}>
      {code === 'too_many_requests' ? (
        <Trans>Those were too many tries. Please wait a quarter of an hour, or call the hotel.</Trans>
      ) : (
        words[errorKind(error)]
      )}
    </OopsDialog>
  );
}
