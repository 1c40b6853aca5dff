import { memo, Suspense } from 'react';
import type { FilterChoicesProps } from './filter-choices.tsx';
import { lazyPart } from '../../../page/lazy-part.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'));

/**
 * The server draws the column with the page; its machinery follows. Remembered, because a column that is drawn anew
 * before its machinery has come would have to be thrown away.
 */
export const FilterAside = memo(function FilterAside({ found, filters, onChange }: FilterChoicesProps) {
  return (
    <Suspense fallback={<aside className="filters" />}>
      <FilterPanel found={found} filters={filters} onChange={onChange} />
    </Suspense>
  );
});
