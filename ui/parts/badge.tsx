import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import './badge.css';

export interface BadgeProps {
  /** Green (ok) only for what costs the guest nothing. */
  tone?: 'ok' | 'warn' | 'bad' | 'acc';
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone, icon: Icon, className, children }: BadgeProps) {
  return (
    <span className={classes('badge', tone, className)}>
      {Icon && <Icon className="ic" aria-hidden />}
      <span>{children}</span>
    </span>
  );
}
