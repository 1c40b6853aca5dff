import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { RefreshCw } from 'lucide-react';
import { useMay } from '../../app/page/desk-context.tsx';
import { useRunStatement } from './use-run-statement.ts';

/** For managers: the check itself, now. */
export function RunButton() {
  const { t } = useLingui();
  const running = useRunStatement();
  if (!useMay('manager')) return null;
  return (
    <Button
      kind="secondary"
      isWaiting={running.isPending}
      waitingLabel={t`Checking the books`}
      isDisabled={running.isPending}
      onClick={() => running.mutate()}
    >
      <RefreshCw className="ic ic-s" aria-hidden /> <Trans>Check now</Trans>
    </Button>
  );
}
