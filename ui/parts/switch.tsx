import type { ComponentPropsWithRef, ReactNode } from 'react';
import './switch.css';

export interface SwitchProps extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name'> {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

export function Switch({ label, isOn, onChange, isDisabled = false, ...rest }: SwitchProps) {
  return (
    <label className="switch-line">
      <span>{label}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        disabled={isDisabled}
      />
    </label>
  );
}
