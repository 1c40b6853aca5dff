import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { withLaterTexts } from '../../../app/i18n/with-later-texts.ts';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import type { FilterChoicesProps } from './filter-choices.tsx';
import { countFilters } from '../../../features/search/room-filters.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Opened } from '../../../features/frame/opened.tsx';

const FilterSheet = lazyPart(() => withLaterTexts(import('./filter-sheet.tsx')));

/** Opens the filters on a small screen, and says how many hold. */
export function FilterButton(props: FilterChoicesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.filters);
  return (
    <>
      <Chip icon={SlidersHorizontal} isOn={count > 0} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {count > 0 ? <Trans>Filters: {count}</Trans> : <Trans>Filters</Trans>}
      </Chip>
      {isOpen && (
        <Opened onClose={() => setIsOpen(false)}>
          <FilterSheet {...props} onClose={() => setIsOpen(false)} />
        </Opened>
      )}
    </>
  );
}
