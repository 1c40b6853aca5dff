import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { nothingPending } from '../../features/calendar/pending.ts';
import type { Calendar } from './use-calendar.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

/** Leaving with changes asks. They are kept on this device either way, until they are discarded. */
export function LeaveDialog({ calendar: { count, setPending } }: { calendar: Calendar }) {
  const { t } = useLingui();
  const { isAsking, stay, leave } = useAskBeforeLeaving(count.nights > 0);
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stay}
      closeLabel={t`Close`}
      title={<Plural value={count.nights} one="# change is not saved" other="# changes are not saved" />}
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              setPending(nothingPending);
              leave();
            }}
          >
            <Trans>Discard and leave</Trans>
          </Button>
          <Button onClick={leave}>
            <Trans>Leave, keep them here</Trans>
          </Button>
          <Button kind="primary" onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <Trans>Guests see nothing of them. They wait on this device until you come back.</Trans>
    </Dialog>
  );
}
