import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import './panel.css';

export interface PanelFrameProps {
  title: ReactNode;
  titleId?: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

/** Head, scrolling body and foot of a sheet or side panel. */
export function PanelFrame({ title, titleId, closeLabel, onClose, children, foot }: PanelFrameProps) {
  return (
    <>
      <div className="sheet__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      <div className="sheet__body">{children}</div>
      {foot && <div className="sheet__foot">{foot}</div>}
    </>
  );
}
