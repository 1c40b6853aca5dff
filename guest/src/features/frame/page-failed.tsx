import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';

/** Shown where the page itself has failed; the hotel was reached, so nobody is told to look after the network. */
export default function PageFailed({ onReload }: { onReload: () => void }) {
  return (
    <div className="wrap" role="alert">
      <Notice
        icon={TriangleAlert}
        tone="warn"
        title={<Trans>Something went wrong on this page</Trans>}
        actions={
          <Button kind="primary" onClick={onReload}>
            <Trans>Reload</Trans>
          </Button>
        }
      >
        <Trans>The fault is ours. Please load the page again: the rooms you have chosen are kept.</Trans>
      </Notice>
    </div>
  );
}
