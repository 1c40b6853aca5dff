import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { putDeskWebhook, type ConnectedWebhook } from '@stayfront/contract/desk/connections';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { ShownOnce } from './shown-once.tsx';
import { webhookIdFor } from './webhook-id-for.ts';

interface WebhookDialogProps {
  /** Null: another one. */
  webhook: ConnectedWebhook | null;
  /** Ids that others have. */
  taken: readonly string[];
  onClose: () => void;
}

/** Where a system of the hotel's is told, and a new secret for it. */
export function WebhookDialog({ webhook, taken, onClose }: WebhookDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [renewSecret, setRenewSecret] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const typed = url.trim();
  const putting = useConnectionAct(async () => {
    const webhookId = webhook?.webhookId ?? webhookIdFor(typed, taken);
    const made = await transport(putDeskWebhook, {
      params: { hotelId, webhookId },
      query: {},
      body: { url: typed, renewSecret },
    });
    if (made.secret !== null) return setSecret(made.secret);
    tell({ text: t`The webhook was changed` });
    onClose();
  });
  const problem = putting.error instanceof RefusedCall ? putting.error.problem : null;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!putting.isPending) putting.mutate();
  };
  if (secret !== null)
    return (
      <ShownOnce title={<Trans>The secret of this webhook</Trans>} secret={secret} onClose={onClose}>
        <Trans>Give it to whoever runs the system: by it they see that a message is from you.</Trans>
      </ShownOnce>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={webhook ? <Trans>Change the webhook</Trans> : <Trans>Add a webhook</Trans>}
    >
      <form className="connection-form" onSubmit={save} noValidate>
        <TextField
          label={t`Address`}
          type="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          hint={t`Whoever runs the system tells it to you. It begins with https.`}
          error={
            problem?.code === 'webhook.target' || problem?.code === 'input.invalid'
              ? t`Nothing can be sent to this address. Look whether it is written as it was told to you.`
              : undefined
          }
          onChange={(text) => {
            setUrl(text);
            putting.reset();
          }}
        />
        {webhook && (
          <Checkbox
            label={t`Make a new secret. The old one ends at once`}
            isChecked={renewSecret}
            onChange={setRenewSecret}
          />
        )}
        {problem?.code === 'webhook.too_many' && (
          <Alert tone="bad" isLive>
            <Trans>A hotel has at most ten webhooks. Remove one first.</Trans>
          </Alert>
        )}
        <div className="dialog__acts">
          <Button kind="primary" type="submit" isWaiting={putting.isPending} waitingLabel={t`One moment`}>
            {webhook ? <Trans>Save the webhook</Trans> : <Trans>Add the webhook</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
