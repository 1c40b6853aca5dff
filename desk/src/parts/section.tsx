import { useId, type ReactNode } from 'react';
import { classes } from '@stayfront/ui/parts/classes.ts';
import './section.css';

interface SectionProps {
  title: ReactNode;
  count?: number;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ title, count, aside, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes('section', className)} aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>
          {title}
          {count !== undefined && <span className="section__count">{count}</span>}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
