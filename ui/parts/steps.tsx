import { Check } from 'lucide-react';
import { Link } from 'react-router';
import './steps.css';

export interface StepsProps {
  label: string;
  /** Steps already done may lead back. */
  steps: readonly { key: string; name: string; to?: string }[];
  /** The key of the step the guest is in. */
  now: string;
  /** Read out behind a step that is done, e.g. “done”. */
  doneLabel: string;
}

export function Steps({ label, steps, now, doneLabel }: StepsProps) {
  const current = steps.findIndex(({ key }) => key === now);
  return (
    <ol className="steps" aria-label={label}>
      {steps.map(({ key, name, to }, index) => {
        const isDone = index < current;
        const isNow = index === current;
        const inside = (
          <>
            <i>{isDone ? <Check className="ic" aria-hidden /> : index + 1}</i>
            <span className="steps__name">{name}</span>
            {isDone && <span className="sr">{doneLabel}</span>}
          </>
        );
        return (
          <li
            key={key}
            className={isDone ? 'done' : isNow ? 'now' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            {isDone && to ? <Link to={to}>{inside}</Link> : inside}
          </li>
        );
      })}
    </ol>
  );
}
