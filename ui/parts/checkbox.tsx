import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classes } from './classes.ts';
import { useEarlyChoice } from './use-early-choice.ts';
import './check.css';
import './field.css';

export interface CheckboxProps extends Pick<ComponentProps<'input'>, 'name' | 'value'> {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** How many results stand behind this choice. */
  count?: number | string;
  error?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}

export function Checkbox({
  label,
  isChecked,
  onChange,
  count,
  error,
  isDisabled = false,
  isRequired = false,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const box = useEarlyChoice<HTMLInputElement>(
    ({ checked }) => checked === isChecked,
    (early) => {
      early.checked = isChecked;
      onChange(!isChecked);
    },
  );
  return (
    <>
      <label className={classes('check', className)}>
        <input
          {...rest}
          ref={box}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
        {count !== undefined && <span className="n">{count}</span>}
      </label>
      {error && (
        <span className="err" id={id} role="alert">
          <CircleAlert className="ic" aria-hidden />
          <span>{error}</span>
        </span>
      )}
    </>
  );
}
