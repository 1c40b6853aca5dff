import type { ReactNode } from 'react';
import './mark.css';

interface MarkProps {
  /** open: nothing has happened yet. */
  tone: 'plain' | 'new' | 'ok' | 'warn' | 'bad' | 'open';
  children: ReactNode;
}

export const Mark = ({ tone, children }: MarkProps) => <span className={`mark mark-${tone}`}>{children}</span>;
