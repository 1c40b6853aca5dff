import { useRef, useState, type MouseEvent } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { DatesPanel, GuestsPanel } from './search-panels.ts';
import { Opened } from '../frame/opened.tsx';

type Panel = 'arrival' | 'departure' | 'guests';

/** Which of the panels over the page is open, and what it was opened by. */
export function useStayPanel() {
  const [open, setOpen] = useState<Panel | null>(null);
  const trigger = useRef<HTMLElement | null>(null);
  const show = (panel: Panel) => (event: MouseEvent<HTMLElement>) => {
    trigger.current = event.currentTarget;
    setOpen(panel);
  };
  return { open, trigger, show, close: () => setOpen(null) };
}

export type StayPanel = ReturnType<typeof useStayPanel>;

interface StayPanelsProps {
  panel: StayPanel;
  search: Search;
  onSearch: (search: Search) => void;
  /** The special offer whose days and prices the calendar shows. */
  packageId?: string;
}

/** Other dates or other guests for the room or the offers in view; always as a sheet, because nothing here could carry a popover. */
export function StayPanels({ panel, search, onSearch, packageId }: StayPanelsProps) {
  const { open, trigger, close } = panel;
  const props = {
    search,
    isSheet: true,
    triggerRef: trigger,
    onClose: close,
    onApply: (next: Search) => {
      close();
      onSearch(next);
    },
  };
  if (open === null) return null;
  return (
    <Opened place={open} onClose={close}>
      {open === 'guests' ? (
        <GuestsPanel {...props} />
      ) : (
        <DatesPanel {...props} key={open} firstEnd={open} packageId={packageId} />
      )}
    </Opened>
  );
}
