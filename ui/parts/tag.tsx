import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import './tag.css';

export interface TagProps {
  /** solid is the one that stands on pictures. */
  tone?: 'acc' | 'ok' | 'warn' | 'bad' | 'solid';
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Tag({ tone, icon: Icon, className, children }: TagProps) {
  return (
    <span className={classes('tag', tone, className)}>
      {Icon && <Icon className="ic" aria-hidden />}
      {children}
    </span>
  );
}
