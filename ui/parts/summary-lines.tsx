import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './summary-lines.css';

export interface SummaryLine {
  key: string;
  label: ReactNode;
  note?: ReactNode;
  /** Already formatted, with its minus where it is a saving. */
  amount: string;
  kind?: 'plain' | 'saving' | 'strong' | 'total';
}

export interface SummaryLinesProps {
  lines: readonly SummaryLine[];
  className?: string;
}

const kinds = { plain: undefined, saving: 'neg', strong: undefined, total: 'tot' } as const;

export function SummaryLines({ lines, className }: SummaryLinesProps) {
  return (
    <dl className={classes('lines', className)}>
      {lines.map(({ key, label, note, amount, kind = 'plain' }) => (
        <div key={key} className={kinds[kind]}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd className={kind === 'strong' ? 'strong' : undefined}>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
