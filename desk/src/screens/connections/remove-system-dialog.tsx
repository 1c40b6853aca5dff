import { Trans, useLingui } from '@lingui/react/macro';
import { removeSystem, type ConnectedSystem } from '@stayfront/contract/desk/systems';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { SureDialog } from './sure-dialog.tsx';

interface RemoveSystemDialogProps {
  system: ConnectedSystem;
  onClose: () => void;
}

/** What is removed has to be let in anew; who only wants quiet switches it off. */
export function RemoveSystemDialog({ system: { systemId, title, kind }, onClose }: RemoveSystemDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  return (
    <SureDialog
      title={<Trans>Remove {title}?</Trans>}
      act={<Trans>Remove {title}</Trans>}
      done={t`${title} was removed`}
      onAct={() => transport(removeSystem, { params: { hotelId, systemId }, query: {}, body: undefined })}
      onClose={onClose}
    >
      {kind === 'google' ? (
        <Trans>
          Google is told that nothing is for sale, and shows no price any more. This cannot be undone. Switched off, its
          settings would stay.
        </Trans>
      ) : (
        <Trans>
          It is shut out at once, and bookings that wait for it are dropped. What it has changed stands. This cannot be
          undone. Switched off, it would keep all of it.
        </Trans>
      )}
    </SureDialog>
  );
}
