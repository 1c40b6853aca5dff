import type { ReactNode } from 'react';
import { X, type LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import './dialog.css';

export interface DialogPanelProps {
  title: ReactNode;
  titleId?: string;
  textId?: string;
  icon?: LucideIcon;
  tone?: 'ok' | 'warn' | 'bad';
  children?: ReactNode;
  /** The main one last. */
  actions?: ReactNode;
  close?: { label: string; onClose: () => void };
}

/** What a dialog looks like, without being one. */
export function DialogPanel({ title, titleId, textId, icon: Icon, tone, children, actions, close }: DialogPanelProps) {
  return (
    <div className="dialog">
      {Icon && (
        <span className={classes('disc', tone)}>
          <Icon className="ic ic-l" aria-hidden />
        </span>
      )}
      <h2 id={titleId}>{title}</h2>
      {children && (
        <div className="dialog__text" id={textId}>
          {children}
        </div>
      )}
      {actions && <div className="dialog__acts">{actions}</div>}
      {/* Last in order, first in the corner: focus opens on the answer, not on the way out. */}
      {close && <IconButton className="dialog__x" icon={X} label={close.label} onClick={close.onClose} />}
    </div>
  );
}
