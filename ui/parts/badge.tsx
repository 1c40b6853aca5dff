import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import './badge.css';

export interface BadgeProps {
  /** Green (ok) only for what costs the guest nothing. */
  tone?: 'ok' | 'warn' | 'bad' | 'acc';
  icon?: LucideIcon;
  className?: string;
  /** Of the words, where it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone, icon: Icon, className, lang, children }: BadgeProps) {
  return (
    <span className={classes('badge', tone, className)}>
      {Icon && <Icon className="ic" aria-hidden />}
      <span lang={lang}>{children}</span>
    </span>
  );
}
