import { memo, Suspense } from 'react';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import type { FilterChoicesProps } from './filter-choices.tsx';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'));
const emptyColumn = <div className="filters" />;

/**
 * The server draws the column with the page; its machinery follows. Remembered, because a column that is drawn anew
 * before its machinery has come would have to be thrown away. Where that does not come at all, rooms are chosen without filters.
 */
export const FilterAside = memo(function FilterAside({ found, filters, onChange }: FilterChoicesProps) {
  return (
    <Boundary instead={() => emptyColumn}>
      <Suspense fallback={emptyColumn}>
        <FilterPanel found={found} filters={filters} onChange={onChange} />
      </Suspense>
    </Boundary>
  );
});
