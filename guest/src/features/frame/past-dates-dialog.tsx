import { Trans } from '@lingui/react/macro';
import { CalendarX2 } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

export default function PastDatesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isDismissable={false}
      icon={CalendarX2}
      tone="warn"
      title={<Trans>Please check your dates</Trans>}
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <Trans>Your check-in date is in the past. Please, select a valid date</Trans>
    </Dialog>
  );
}
