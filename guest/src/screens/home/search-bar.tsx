import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import type { Search } from '../../flow/search.ts';
import { Button } from '../../parts/button.tsx';
import { GuestsPanel } from './guests-panel.tsx';
import { DatesPanel } from './search-panels.ts';
import { SearchCells, type SearchPanel } from './search-cells.tsx';
import { SmallSearchCells } from './small-search-cells.tsx';

interface SearchBarProps {
  search: Search;
  onSearch: (search: Search) => void;
  onRefresh: () => void;
}

/** Dates and guests: one bar with panels below it; on a phone the panels are sheets. */
export function SearchBar({ search, onSearch, onRefresh }: SearchBarProps) {
  const [open, setOpen] = useState<{ panel: SearchPanel; isSheet: boolean } | null>(null);
  const trigger = useRef<HTMLElement | null>(null);

  const show = (panel: SearchPanel) => (event: MouseEvent<HTMLElement>) => {
    trigger.current = event.currentTarget;
    setOpen(open?.panel === panel ? null : { panel, isSheet: matchMedia('(max-width: 599px)').matches });
  };
  const apply = (next: Search) => {
    setOpen(null);
    onSearch(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onRefresh();
  };
  const openPanel = open?.isSheet === false ? open.panel : null;
  const panel = {
    search,
    isSheet: open?.isSheet ?? false,
    triggerRef: trigger,
    onClose: () => setOpen(null),
    onApply: apply,
  };
  return (
    <div className="search-slot">
      <div className="wrap search-anchor">
        <form className="search no-promo" role="search" onSubmit={submit}>
          <SearchCells search={search} openPanel={openPanel} show={show} />
          <Button kind="primary" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
        <div className="search-s" role="search">
          <SmallSearchCells search={search} openPanel={openPanel} show={show} />
        </div>
        {(open?.panel === 'arrival' || open?.panel === 'departure') && (
          <Suspense>
            <DatesPanel {...panel} key={open.panel} firstEnd={open.panel} />
          </Suspense>
        )}
        {open?.panel === 'guests' && <GuestsPanel {...panel} />}
      </div>
    </div>
  );
}
