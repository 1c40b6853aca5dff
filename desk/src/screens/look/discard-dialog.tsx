import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

/** Before anything that would throw away what was chosen but not saved. */
export function DiscardDialog({
  isOpen,
  onKeep,
  onDiscard,
}: {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      closeLabel={t`Close`}
      icon={TriangleAlert}
      tone="warn"
      title={<Trans>Your changes are not saved</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onKeep}>
            <Trans>Keep my changes</Trans>
          </Button>
          <Button kind="danger" onClick={onDiscard}>
            <Trans>Discard them</Trans>
          </Button>
        </>
      }
    />
  );
}
