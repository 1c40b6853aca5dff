import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { RefusedNights } from './refused-nights.tsx';
import type { SaveRefusal, UndoRefusal } from './save-refusal.ts';
import type { Calendar } from './use-calendar.ts';

interface RefusalDialogProps {
  calendar: Calendar;
  looking: Looking;
}

/** Why nothing was saved, or undone, and the one way on that there is. */
export function RefusalDialog({ calendar: { saving }, looking: { sheet } }: RefusalDialogProps) {
  const { t } = useLingui();
  const { refusal, forget, save, isSaving, undoing } = saving;
  const shown: SaveRefusal | UndoRefusal | null = refusal ?? undoing.refusal;
  const close = (): void => {
    forget();
    undoing.forget();
  };
  // Nights that others have changed stand in their own bar, above the sheet.
  const isOpen = shown !== null && shown.kind !== 'changed';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      closeLabel={t`Close`}
      title={shown?.kind === 'warned' ? <Trans>Check these prices</Trans> : <Trans>Nothing was saved</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Back to the sheet</Trans>
          </Button>
          {shown?.kind === 'warned' && (
            <Button kind="primary" isWaiting={isSaving} onClick={() => save(shown.accepts)}>
              <Trans>It is meant so: save</Trans>
            </Button>
          )}
          {shown?.kind === 'not-undone' && shown.possible > 0 && (
            <Button kind="primary" isWaiting={undoing.isPending} onClick={() => undoing.undo(shown.changeId, true)}>
              <Plural value={shown.possible} one="Undo the other night" other="Undo the other # nights" />
            </Button>
          )}
        </>
      }
    >
      {shown && <Words shown={shown} />}
      {shown &&
        (shown.kind === 'below-sold' ||
          shown.kind === 'guarded' ||
          shown.kind === 'warned' ||
          shown.kind === 'not-undone') && <RefusedNights refusal={shown} sheet={sheet} />}
    </Dialog>
  );
}

function Words({ shown }: { shown: SaveRefusal | UndoRefusal }) {
  if (shown.kind === 'too-large')
    return <Trans>These are more nights than can be saved at once. Save some of them first.</Trans>;
  if (shown.kind === 'not-yours')
    return <Trans>Managers and owners of this hotel change prices. You can read them.</Trans>;
  if (shown.kind === 'no-answer')
    return <Trans>No answer: what you typed is kept here. Look at your connection and save again.</Trans>;
  return null;
}
