import { Minus, Plus } from 'lucide-react';
import './stepper.css';

export interface StepperProps {
  /** What is counted, e.g. “Adults”. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

export function Stepper({ label, lessLabel, moreLabel, value, min = 0, max = Infinity, onChange }: StepperProps) {
  const isLeast = value <= min;
  const isMost = value >= max;
  // At a limit the button only says so: a disabled one would drop the keyboard's place in the middle of a tap.
  return (
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={lessLabel}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onChange(value - 1)}
      >
        <Minus className="ic" aria-hidden />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={moreLabel}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onChange(value + 1)}
      >
        <Plus className="ic" aria-hidden />
      </button>
    </span>
  );
}
