import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classes } from './classes.ts';
import './field.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands behind the label of a field that may stay empty, e.g. “optional”. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  className?: string;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, optionalLabel, className, children }: FieldFrameProps) {
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>
        {label}
        {optionalLabel && <span className="opt"> {optionalLabel}</span>}
      </label>
      {children}
      {/* Always there, so that an error which appears on leaving the field is announced. */}
      <div className="field__note" id={`${id}-note`} aria-live="polite">
        {error ? (
          <span className="err">
            <CircleAlert className="ic" aria-hidden />
            <span>{error}</span>
          </span>
        ) : hint ? (
          <span className="hint">{hint}</span>
        ) : null}
      </div>
    </div>
  );
}
