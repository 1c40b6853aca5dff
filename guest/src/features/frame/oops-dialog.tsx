import { Trans } from '@lingui/react/macro';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

interface OopsDialogProps {
  icon?: LucideIcon;
  /** What it means for the guest's money and rooms. */
  note?: ReactNode;
  /** The one way on. */
  action: ReactNode;
  children: ReactNode;
}

/** Something went wrong that the guest has to know of before going on. */
export function OopsDialog({ icon = CircleAlert, note, action, children }: OopsDialogProps) {
  return (
    <Dialog isOpen isDismissable={false} icon={icon} tone="bad" title={<Trans>Oops!</Trans>} actions={action}>
      <p>{children}</p>
      {note && <p className="small muted">{note}</p>}
    </Dialog>
  );
}
