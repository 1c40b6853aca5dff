import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Key } from '../../parts/key.tsx';
import { WaitingBar } from '../../parts/waiting-bar.tsx';
import type { PendingCount } from '../../features/calendar/review.ts';

interface PendingBarProps {
  count: PendingCount;
  isSaving: boolean;
  /** Nights that others have changed are settled first. */
  hasConflicts: boolean;
  onDiscard: () => void;
  onReview: () => void;
  onSave: () => void;
}

/** Nothing is sold until it is saved: how much is pending, and what can be done with it. */
export function PendingBar({ count, isSaving, hasConflicts, onDiscard, onReview, onSave }: PendingBarProps) {
  const { nights, following } = count;
  return (
    <WaitingBar
      words={
        <>
          <b>
            <Plural value={nights} one="# change" other="# changes" />
          </b>
          {following > 0 && (
            <small>
              <Plural value={following} one="# price follows" other="# prices follow" />
            </small>
          )}
        </>
      }
    >
      <Button kind="quiet" className="waiting-bar__drop" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <Button onClick={onReview}>
        <Trans>Review</Trans>
        <Key of="R" />
      </Button>
      <Button kind="primary" isWaiting={isSaving} isDisabled={hasConflicts} onClick={onSave}>
        <Trans>Save</Trans>
        <Key of="Ctrl S" />
      </Button>
    </WaitingBar>
  );
}
