import { Trans } from '@lingui/react/macro';
import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { errorKind } from '../../flow/error-kind.ts';
import { Button } from '../../parts/button.tsx';
import { OopsDialog } from '../frame/oops-dialog.tsx';
import { useErrorWords } from '../frame/use-error-words.ts';

/** Why a change was not made, and that nothing else was. */
export function ManageFailed({ error, onClose }: { error: Error; onClose: () => void }) {
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
        <Trans>We could not reach the hotel. Please try again: nothing is done twice.</Trans>
      </OopsDialog>
    );
  return (
    <OopsDialog action={action}>
      {code === 'reservation.version' || code === 'room_stay.last' ? (
        <Trans>This reservation was changed meanwhile. You see now how it stands; please try again.</Trans>
      ) : code === 'reservation.expired' ? (
        <Trans>This past reservation cannot be modified anymore</Trans>
      ) : (
        words[errorKind(error)]
      )}
    </OopsDialog>
  );
}
