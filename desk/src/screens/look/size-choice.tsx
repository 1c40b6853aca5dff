import { useLingui } from '@lingui/react/macro';
import type { Customization } from '@stayfront/contract/customization';
import { useId } from 'react';
import './size-choice.css';

type FontSize = Customization['fontSizePrimary'];

/** Three sizes side by side; arrow keys move between them, as radio buttons do. */
export function SizeChoice({
  label,
  size,
  isDisabled,
  onChange,
}: {
  label: string;
  size: FontSize;
  isDisabled: boolean;
  onChange: (size: FontSize) => void;
}) {
  const { t } = useLingui();
  const name = useId();
  const sizes = {
    small: t({ message: 'Small', comment: 'Size of letters' }),
    medium: t({ message: 'Medium', comment: 'Size of letters' }),
    large: t({ message: 'Large', comment: 'Size of letters' }),
  };
  return (
    <fieldset className="look__seg" disabled={isDisabled}>
      <legend className="sr">{label}</legend>
      {(Object.keys(sizes) as FontSize[]).map((one) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={size === one} onChange={() => onChange(one)} />
          <span>{sizes[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
