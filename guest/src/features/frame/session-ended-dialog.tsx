import { Trans } from '@lingui/react/macro';
import { Clock3 } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

/** The prices on the page no longer hold; the one way on is to ask for new ones. */
export default function SessionEndedDialog({ onCheck }: { onCheck: () => void }) {
  return (
    <Dialog
      isOpen
      isDismissable={false}
      icon={Clock3}
      title={<Trans>Your session has expired</Trans>}
      actions={
        <Button kind="primary" onClick={onCheck}>
          <Trans>Check availability</Trans>
        </Button>
      }
    >
      <Trans>
        We hold prices for 20 minutes. Please update your search to see what is free now. Your dates and guests are
        kept.
      </Trans>
    </Dialog>
  );
}
