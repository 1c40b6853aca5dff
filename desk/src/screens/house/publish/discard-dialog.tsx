import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TriangleAlert } from 'lucide-react';

interface DiscardDialogProps {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onDiscard: () => void;
}

/** Before all of a draft goes, also what others wrote. */
export function DiscardDialog({ isOpen, count, onClose, onDiscard }: DiscardDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t`Close`}
      icon={TriangleAlert}
      tone="warn"
      title={<Plural value={count} one="Discard # change" other="Discard # changes" />}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Keep them</Trans>
          </Button>
          <Button kind="danger-filled" onClick={onDiscard}>
            <Plural value={count} one="Discard # change" other="Discard # changes" />
          </Button>
        </>
      }
    >
      <Trans>Also what others have written. What guests see stands in every form again.</Trans>
    </Dialog>
  );
}
