import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Shown where an answer did not come; the network is the most likely reason and trying again the most likely cure. */
export function TryAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap" role="alert">
      <Notice
        icon={CloudOff}
        tone="warn"
        title={<Trans>We could not reach the hotel</Trans>}
        actions={
          <Button kind="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Please check your connection. Nothing you have entered is lost.</Trans>
      </Notice>
    </div>
  );
}
