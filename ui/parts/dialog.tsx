import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { DialogPanel } from './dialog-panel.tsx';
import { useModal } from './use-modal.ts';
import './modal.css';

interface DialogTexts {
  isOpen: boolean;
  title: ReactNode;
  icon?: LucideIcon;
  tone?: 'ok' | 'warn' | 'bad';
  children?: ReactNode;
  /** The main one last. */
  actions?: ReactNode;
}

/** One that may be dismissed says how; one that may not has no way out but its actions. */
type Dismissal =
  | { isDismissable?: true; onClose: () => void; closeLabel: string }
  | { isDismissable: false; onClose?: undefined; closeLabel?: undefined };

export type DialogProps = DialogTexts & Dismissal;

export function Dialog({ isOpen, isDismissable = true, onClose, closeLabel, children, ...texts }: DialogProps) {
  const id = useId();
  const { isPresent, dialogProps } = useModal({ isOpen, onClose, isDismissable });
  if (!isPresent) return null;
  return (
    <dialog
      {...dialogProps}
      className="veil veil-dialog"
      role={isDismissable ? undefined : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <DialogPanel
        {...texts}
        titleId={`${id}-title`}
        textId={`${id}-text`}
        close={onClose && closeLabel ? { label: closeLabel, onClose } : undefined}
      >
        {children}
      </DialogPanel>
    </dialog>
  );
}
