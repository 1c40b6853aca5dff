import { Trans } from '@lingui/react/macro';
import type { Route } from '@stayfront/contract/route';
import type { ReactNode } from 'react';
import { errorKind } from '../../app/flow/error-kind.ts';
import { isUnheard } from '../../app/flow/is-unheard.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { OopsDialog } from './oops-dialog.tsx';
import { useErrorWords } from './use-error-words.ts';

interface FailedDialogProps<R extends Route> {
  error: Error;
  /** Said where it is not known whether anything was done. */
  unheard: ReactNode;
  /** What each refusal of the operation means here; null where the words of the error catalogue say it. */
  refused: Refusals<R, ReactNode>;
  onClose: () => void;
}

/** Why something was not done, where that is not the fault of a field. */
export function FailedDialog<R extends Route>({ error, unheard, refused, onClose }: FailedDialogProps<R>) {
  const words = useErrorWords();
  return (
    <OopsDialog
      action={
        <Button kind="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      {isUnheard(error) ? unheard : (refusedAs<ReactNode>(error, refused) ?? words[errorKind(error)])}
    </OopsDialog>
  );
}
