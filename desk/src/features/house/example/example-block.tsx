import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import './example-block.css';

interface ExampleBlockProps {
  /** What is tried, and may be changed. */
  fields: ReactNode;
  children: ReactNode;
}

/** What a rule comes to, worked by the rule itself. */
export function ExampleBlock({ fields, children }: ExampleBlockProps) {
  const id = useId();
  return (
    <section className="house-example" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Worked example</Trans>
      </h2>
      <div className="house-example__fields">{fields}</div>
      <div aria-live="polite">{children}</div>
    </section>
  );
}

/** While something in the form is missing there is nothing to work with. */
export const NoExampleYet = () => (
  <p className="house-example__none">
    <Trans>The example is worked as soon as all fields are right.</Trans>
  </p>
);
