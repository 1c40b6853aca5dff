import type { ReactNode } from 'react';
import './timeline.css';

export interface TimelineEntry {
  key: string;
  isFree: boolean;
  when: ReactNode;
  what: ReactNode;
}

/** A small calendar of what cancelling costs and when: people read dates faster than policies. */
export function Timeline({ entries, labelId }: { entries: readonly TimelineEntry[]; labelId?: string }) {
  return (
    <ol className="cx" aria-labelledby={labelId}>
      {entries.map(({ key, isFree, when, what }) => (
        <li key={key} className={isFree ? 'on' : undefined}>
          <i />
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
