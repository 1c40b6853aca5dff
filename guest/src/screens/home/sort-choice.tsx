import { useLingui } from '@lingui/react/macro';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { useEarlyChoice } from '@stayfront/ui/parts/use-early-choice.ts';
import type { Sorting } from './sort-rooms.ts';
import { useSorting } from './use-sorting.ts';
import './sort-choice.css';

/** A native list: the phone brings its own wheel, the keyboard its own letters. */
export function SortChoice({ isChip = false }: { isChip?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const [sorting, setSorting] = useSorting();
  const select = useEarlyChoice<HTMLSelectElement>(
    ({ value }) => value === sorting,
    ({ value }) => setSorting(value as Sorting),
  );
  const names: Record<Sorting, string> = {
    popularity: t({ message: 'Popularity', comment: 'Order of rooms: those that are booked most first' }),
    pricesUp: t`Price, low to high`,
    pricesDown: t`Price, high to low`,
    roomName: t`Room name`,
  };
  return (
    <span className={classes('sort', isChip && 'is-chip')}>
      {isChip && <ArrowUpDown className="ic ic-s" aria-hidden />}
      <label htmlFor={id} className={classes(isChip && 'sr')}>
        {t`Sort by:`}
      </label>
      <select ref={select} id={id} value={sorting} onChange={(event) => setSorting(event.target.value as Sorting)}>
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <span aria-hidden>{names[sorting]}</span>
      {!isChip && <ChevronDown className="ic ic-s" aria-hidden />}
    </span>
  );
}
