import { useId, type ReactNode } from 'react';
import './form-block.css';

interface FormBlockProps {
  title: ReactNode;
  /** What it is for, where that is not plain. */
  note?: ReactNode;
  children: ReactNode;
}

/** Some fields that belong together, with what they are about at their side. */
export function FormBlock({ title, note, children }: FormBlockProps) {
  const id = useId();
  return (
    <section className="form-block" aria-labelledby={id}>
      <div className="form-block__head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className="fields">{children}</div>
    </section>
  );
}
