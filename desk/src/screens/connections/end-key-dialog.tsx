import { Trans, useLingui } from '@lingui/react/macro';
import type { ConnectedKey } from '@stayfront/contract/desk/connections';
import { endDeskKey } from '@stayfront/contract/desk/keys';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { SureDialog } from './sure-dialog.tsx';

interface EndKeyDialogProps {
  apiKey: ConnectedKey;
  onClose: () => void;
}

/** A key that has ended opens nothing ever again. */
export function EndKeyDialog({ apiKey: { keyId, name }, onClose }: EndKeyDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  return (
    <SureDialog
      title={<Trans>End the key “{name}”?</Trans>}
      act={<Trans>End the key</Trans>}
      done={t`The key “${name}” opens nothing any more`}
      onAct={() => transport(endDeskKey, { params: { hotelId, keyId }, query: {}, body: undefined })}
      onClose={onClose}
    >
      <Trans>
        The system that uses it is shut out at once, and this cannot be undone. To let it in again, make another.
      </Trans>
    </SureDialog>
  );
}
