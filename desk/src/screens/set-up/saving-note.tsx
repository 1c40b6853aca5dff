import { Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { setUpKey } from '../../app/data/set-up-query.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Saving } from './use-step-save.ts';

interface SavingNoteProps {
  saving: Saving;
  onAgain: () => void;
  onAccept: () => void;
  /** Fills the form out of what the house has now. */
  onTheirs: () => void;
}

/** Whether what was typed is safe; and what to do where it is not. */
export function SavingNote({ saving, onAgain, onAccept, onTheirs }: SavingNoteProps) {
  const client = useQueryClient();
  const { hotelId } = useDesk();
  const code = saving.problem?.code;
  switch (saving.state) {
    case 'saved':
    case 'saving':
      return (
        <p className="hint set-up__saved" role="status">
          {saving.state === 'saving' ? <Trans>Saving …</Trans> : <Trans>Saved</Trans>}
        </p>
      );
    case 'held':
      return (
        <p className="hint set-up__saved is-bad" role="status">
          <Trans>Not saved yet: something is missing, or not right.</Trans>
        </p>
      );
    case 'offline':
      return (
        <Alert tone="warn" isLive>
          <Trans>No answer. What you typed is sent as soon as there is a connection.</Trans>{' '}
          <Button kind="quiet" size="s" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      );
    case 'changed':
      return (
        <Alert tone="warn" isLive>
          <Trans>Somebody else has changed this meanwhile. Nothing of yours was saved since.</Trans>{' '}
          <Button
            kind="quiet"
            size="s"
            onClick={() => void client.refetchQueries({ queryKey: setUpKey(hotelId) }).then(onTheirs)}
          >
            <Trans>Show theirs</Trans>
          </Button>{' '}
          <Button kind="quiet" size="s" onClick={onAgain}>
            <Trans>Save mine</Trans>
          </Button>
        </Alert>
      );
    case 'asked':
      return (
        <Alert tone="warn" isLive>
          <Trans>Some of these prices are far from those around them, and guests would see them at once.</Trans>{' '}
          <Button kind="quiet" size="s" onClick={onAccept}>
            <Trans>They are meant so</Trans>
          </Button>
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="bad" isLive>
          {code === 'set_up.in_use' ? (
            <Trans>What you took out is booked. Leave it in, and sell no more of it.</Trans>
          ) : code === 'calendar.below_sold' ? (
            <Trans>More rooms are sold on some nights than would be left. Look into the calendar.</Trans>
          ) : code === 'calendar.guarded' ? (
            <Trans>Some prices are below the floor or above the ceiling of their rate.</Trans>
          ) : (
            <Trans>This was not saved. Look at the fields that are marked.</Trans>
          )}
        </Alert>
      );
  }
}
