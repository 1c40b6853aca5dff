import { Trans } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { Problem } from '@stayfront/contract/problem';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { errorKind } from '../../app/flow/error-kind.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { useErrorWords } from '../../features/frame/use-error-words.ts';

/** All went well but for the letter: said once, above the booking that stands. */
export function PaidButUnsent({ problem }: { problem: Problem }) {
  const words = useErrorWords();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <OopsDialog
      icon={MailX}
      action={
        <Button kind="primary" onClick={() => setIsRead(true)}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {words[errorKind(new RefusedCall(problem))]}
    </OopsDialog>
  );
}
