import { classes } from '@stayfront/ui/parts/classes.ts';
import './taken-for.css';

interface TakenForProps<Meant extends string> {
  id?: string;
  /** Absent where a label stands beside it. */
  label?: string;
  value: Meant | null;
  options: readonly (readonly [Meant, string])[];
  /** What it says while nothing is meant; absent where that cannot be chosen. */
  nothing: string | undefined;
  /** Nobody has said so: the file looked like it. */
  isGuess?: boolean;
  onTake: (meant: Meant | null) => void;
}

/** What a column or a word of a brought file is taken for here. */
export function TakenFor<Meant extends string>(props: TakenForProps<Meant>) {
  const { id, label, value, options, nothing, isGuess = false, onTake } = props;
  return (
    <select
      id={id}
      aria-label={label}
      value={value ?? ''}
      className={classes('taken-for', isGuess && 'is-guess')}
      onChange={({ target }) => onTake(options.find(([one]) => one === target.value)?.[0] ?? null)}
    >
      {nothing !== undefined && <option value="">{nothing}</option>}
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}
