import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import './notice.css';

export interface NoticeProps {
  icon: LucideIcon;
  tone?: 'ok' | 'warn' | 'bad';
  title: ReactNode;
  /** The heading's place in the page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
}

export function Notice({ icon: Icon, tone, title, level = 2, children, actions }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="notice">
      <span className={classes('ic-disc', tone)}>
        <Icon className="ic ic-l" aria-hidden />
      </span>
      <Heading>{title}</Heading>
      {children && <div className="muted">{children}</div>}
      {actions && <div className="notice__acts">{actions}</div>}
    </div>
  );
}
