import type { ReactNode } from 'react';
import './waiting-bar.css';

/** Says at the foot of a page how much waits there, beside what can be done with it. */
export function WaitingBar({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className="waiting-bar" role="region" aria-live="polite">
      <span className="waiting-bar__words">{words}</span>
      {children}
    </div>
  );
}
