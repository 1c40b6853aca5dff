import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { PanelFrame } from './panel-frame.tsx';
import { useModal } from './use-modal.ts';
import './modal.css';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  title: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** Fills the screen but for a strip, so that it does not jump while its content changes. */
  isTall?: boolean;
  className?: string;
}

export function Sheet({ isOpen, onClose, isTall = false, className, ...frame }: SheetProps) {
  const titleId = useId();
  const { isPresent, dialogProps } = useModal({ isOpen, onClose, isDismissable: true });
  if (!isPresent) return null;
  return (
    <dialog {...dialogProps} className="veil veil-slow" aria-labelledby={titleId}>
      <div className={classes('sheet', isTall && 'tall', className)}>
        <PanelFrame {...frame} titleId={titleId} onClose={onClose} />
      </div>
    </dialog>
  );
}
