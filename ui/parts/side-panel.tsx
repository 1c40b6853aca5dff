import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { PanelFrame } from './panel-frame.tsx';
import { useModal } from './use-modal.ts';
import './modal.css';

export interface SidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  title: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  className?: string;
}

export function SidePanel({ isOpen, onClose, className, ...frame }: SidePanelProps) {
  const titleId = useId();
  const { isPresent, dialogProps } = useModal({ isOpen, onClose, isDismissable: true });
  if (!isPresent) return null;
  return (
    <dialog {...dialogProps} className="veil veil-slow" aria-labelledby={titleId}>
      <div className={classes('side', className)}>
        <PanelFrame {...frame} titleId={titleId} onClose={onClose} />
      </div>
    </dialog>
  );
}
