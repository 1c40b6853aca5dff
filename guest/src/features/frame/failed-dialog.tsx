import { Trans } from '@lingui/react/macro';
import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import type { ReactNode } from 'react';
import { errorKind } from '../../app/flow/error-kind.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { OopsDialog } from './oops-dialog.tsx';
import { useErrorWords } from './use-error-words.ts';

interface FailedDialogProps {
  error: Error;
  /** Said where it is not known whether anything was done. */
  unheard: ReactNode;
  /** Refusals that mean something of their own here, by their code. */
  refused: Readonly<Partial<Record<RefusedCall['problem']['code'], ReactNode>>>;
  onClose: () => void;
}

/** Why something was not done, where that is not the fault of a field. */
export function FailedDialog({ error, unheard, refused, onClose }: FailedDialogProps) {
  const words = useErrorWords();
  const code = error instanceof RefusedCall ? error.problem.code : null;
  const isUnheard = error instanceof NoAnswer || code === 'server.busy';
  return (
    <OopsDialog
      action={
        <Button kind="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      {isUnheard ? unheard : ((code && refused[code]) ?? words[errorKind(error)])}
    </OopsDialog>
  );
}
