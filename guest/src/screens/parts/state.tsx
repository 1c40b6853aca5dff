import type { ReactNode } from 'react';

/** One part in one state, with the state's name below it. */
export function State({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="st">
      {children}
      <span className="cap faint">{name}</span>
    </div>
  );
}
