import { Trans, useLingui } from '@lingui/react/macro';
import { removeConnection } from '@stayfront/contract/desk/connections';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { addressee } from './addressee.ts';
import type { AnyConnection } from './asked.ts';
import { SureDialog } from './sure-dialog.tsx';

interface RemoveDialogProps {
  connection: AnyConnection;
  onClose: () => void;
}

/** What is removed has to be set up anew; who only wants quiet switches it off. */
export function RemoveDialog({ connection, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const name = useConnectionName()(addressee(connection));
  const { connectionId } = connection;
  return (
    <SureDialog
      title={<Trans>Remove {name}?</Trans>}
      act={<Trans>Remove {name}</Trans>}
      done={t`${name} was removed`}
      onAct={() => transport(removeConnection, { params: { hotelId, connectionId }, query: {}, body: undefined })}
      onClose={onClose}
    >
      <Trans>
        What waits for it is dropped, and its secret or keys are gone. This cannot be undone. Switched off, it would
        keep them.
      </Trans>
    </SureDialog>
  );
}
