import { useId, type ReactNode } from 'react';

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="ps" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="ps__in">{children}</div>
    </section>
  );
}
