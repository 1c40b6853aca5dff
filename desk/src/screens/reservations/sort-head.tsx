import { useLingui } from '@lingui/react/macro';
import type { DeskSort } from '@stayfront/rules/booking/desk-list';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

interface SortHeadProps {
  by: 'arrival' | 'booked' | 'name' | 'total';
  sort: DeskSort;
  onSort: (sort: DeskSort) => void;
  className?: string;
  children: ReactNode;
}

/** The head of a column that the list can be in the order of; pressed again, it is the other way round. */
export function SortHead({ by, sort, onSort, className, children }: SortHeadProps) {
  const { t } = useLingui();
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  const Icon = isDown ? ArrowDown : ArrowUp;
  // What is latest or largest is what one looks for first.
  const first: DeskSort = by === 'booked' || by === 'total' ? `-${by}` : by;
  const next: DeskSort = isUp ? `-${by}` : isDown ? by : first;
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button
        type="button"
        className={classes('sort-head', (isUp || isDown) && 'is-on')}
        title={t`Put in this order`}
        onClick={() => onSort(next)}
      >
        {children}
        <Icon className="ic ic-xs" aria-hidden />
      </button>
    </th>
  );
}
