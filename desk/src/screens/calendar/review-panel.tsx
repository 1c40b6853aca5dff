import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { useMemo } from 'react';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { reviewOf } from '../../features/calendar/review.ts';
import { GuestsSee } from './guests-see.tsx';
import { ReviewPartTable } from './review-part.tsx';
import type { Calendar } from './use-calendar.ts';

interface ReviewPanelProps {
  isOpen: boolean;
  calendar: Calendar;
  looking: Looking;
  onClose: () => void;
}

/** Before and after, equal changes together, and what guests will see: then it is saved. */
export function ReviewPanel({ isOpen, calendar, looking, onClose }: ReviewPanelProps) {
  const { t } = useLingui();
  const { sheet, edits } = looking;
  const { conflicts, count, saving } = calendar;
  const parts = useMemo(() => (isOpen ? reviewOf(sheet, edits) : []), [isOpen, sheet, edits]);
  return (
    <SidePanel
      className="cal-panel"
      isOpen={isOpen && count.nights > 0}
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Plural value={count.nights} one="Review # change" other="Review # changes" />}
      foot={
        <>
          <span className="cal-panel__aside">
            {count.following > 0 && <Plural value={count.following} one="# price follows" other="# prices follow" />}
          </span>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            kind="primary"
            isWaiting={saving.isSaving}
            isDisabled={conflicts.length > 0}
            onClick={() => {
              onClose();
              saving.save();
            }}
          >
            <Plural value={count.nights} one="Save # change" other="Save # changes" />
          </Button>
        </>
      }
    >
      {parts.map((part) => (
        <ReviewPartTable key={`${part.rowId} ${part.field}`} part={part} sheet={sheet} />
      ))}
      {isOpen && <GuestsSee looking={looking} pieces={calendar.pieces} />}
    </SidePanel>
  );
}
