import { Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';

/** Neither the server nor the device has anything to show. */
export const NoAnswer = ({ onAgain }: { onAgain: () => void }) => (
  <div className="page-body">
    <Alert tone="warn" isLive>
      <Trans>No answer. Look at your connection and try again.</Trans>{' '}
      <Button kind="quiet" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Alert>
  </div>
);
