import { useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import type { ReactNode } from 'react';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';

interface SureDialogProps {
  title: ReactNode;
  /** What it does, on its button. */
  act: ReactNode;
  done: string;
  children: ReactNode;
  onAct: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before what cannot be undone. */
export function SureDialog({ title, act, done, children, onAct, onClose }: SureDialogProps) {
  const { t } = useLingui();
  const tell = useDone();
  const doing = useConnectionAct(onAct);
  const go = (): void =>
    doing.mutate(undefined, {
      onSuccess: () => {
        tell({ text: done });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t`Leave it`}</Button>
          <Button kind="danger-filled" isWaiting={doing.isPending} waitingLabel={t`One moment`} onClick={go}>
            {act}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
