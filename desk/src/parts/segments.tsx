import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import './segments.css';

interface SegmentsProps<Key extends string> {
  legend: string;
  options: readonly { readonly key: Key; readonly name: string; readonly short?: string; readonly Icon?: LucideIcon }[];
  chosen: Key;
  isDisabled?: boolean;
  onChange: (key: Key) => void;
}

/** One of a few words that stand side by side; arrow keys move between them, as radio buttons do. */
export function Segments<Key extends string>({
  legend,
  options,
  chosen,
  isDisabled = false,
  onChange,
}: SegmentsProps<Key>) {
  const group = useId();
  return (
    <fieldset className="segments" disabled={isDisabled}>
      <legend className="sr">{legend}</legend>
      {options.map(({ key, name, short, Icon }) => (
        <label key={key} title={short === undefined ? undefined : name}>
          <input
            type="radio"
            name={group}
            value={key}
            aria-label={short === undefined ? undefined : name}
            checked={key === chosen}
            onChange={() => onChange(key)}
          />
          <span>
            {Icon && <Icon className="ic ic-s" aria-hidden />}
            {short ?? name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
