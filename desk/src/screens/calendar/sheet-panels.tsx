import type { Looking } from '../../features/calendar/act-on-range.ts';
import type { Place, Selection } from '../../features/calendar/range.ts';
import { BulkPanel } from './bulk-panel.tsx';
import { ChangesPanel, type ChangesOf } from './changes-panel.tsx';
import { ConflictsPanel } from './conflicts-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { ReviewPanel } from './review-panel.tsx';
import type { Calendar } from './use-calendar.ts';
import './sheet-panels.css';

export type Panel =
  | { readonly kind: 'review' | 'bulk' | 'conflicts' | 'reasons' | 'import' }
  | { readonly kind: 'changes'; readonly of?: ChangesOf };

interface SheetPanelsProps {
  panel: Panel | null;
  calendar: Calendar;
  looking: Looking;
  selection: Selection;
  onClose: () => void;
  onOpen: (panel: Panel) => void;
  /** Shows a cell of the sheet and closes what lies over it. */
  onShow: (place: Place) => void;
}

/** What opens over the sheet. Each is made when it is opened, and begins anew. */
export function SheetPanels({ panel, calendar, looking, selection, onClose, onOpen, onShow }: SheetPanelsProps) {
  const is = (kind: Panel['kind']): boolean => panel?.kind === kind;
  return (
    <>
      <ReviewPanel isOpen={is('review')} calendar={calendar} looking={looking} onClose={onClose} />
      <BulkPanel
        isOpen={is('bulk')}
        calendar={calendar}
        looking={looking}
        selection={selection}
        onClose={onClose}
        onAdded={() => onOpen({ kind: 'review' })}
      />
      <ConflictsPanel isOpen={is('conflicts')} calendar={calendar} looking={looking} onClose={onClose} />
      <ReasonsPanel
        isOpen={is('reasons')}
        calendar={calendar}
        looking={looking}
        selection={selection}
        onClose={onClose}
        onShow={onShow}
      />
      <ChangesPanel
        isOpen={is('changes')}
        of={panel?.kind === 'changes' ? panel.of : undefined}
        calendar={calendar}
        onClose={onClose}
      />
      <ImportPanel isOpen={is('import')} calendar={calendar} onClose={onClose} />
      <RefusalDialog calendar={calendar} looking={looking} />
      <LeaveDialog calendar={calendar} />
    </>
  );
}
