import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Clock3, Info, type LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import './alert.css';

type Tone = 'info' | 'ok' | 'warn' | 'bad';

export interface AlertProps {
  tone?: Tone;
  icon?: LucideIcon;
  title?: ReactNode;
  /** For one that appears after the guest did something: it is read out. */
  isLive?: boolean;
  className?: string;
  children: ReactNode;
}

const icons: Record<Tone, LucideIcon> = { info: Info, ok: CircleCheck, warn: Clock3, bad: CircleAlert };

export function Alert({ tone = 'info', icon, title, isLive = false, className, children }: AlertProps) {
  const Icon = icon ?? icons[tone];
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={classes('alert', tone !== 'info' && tone, className)} role={isLive ? role : undefined}>
      <Icon className="ic" aria-hidden />
      <span>
        {title && <strong>{title}</strong>}
        {children}
      </span>
    </div>
  );
}
