import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { addPasskey, beginAddingPasskey, type NewCredential } from '@stayfront/contract/passkeys';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { isGivenUp } from '../../features/passkey/passkey-support.ts';

/** Asks this device for a passkey, under a name by which its owner finds it again. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: async () => {
      const asked = { params: { hotelId }, query: {} };
      const { options } = await transport(beginAddingPasskey, { ...asked, body: undefined });
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const credential: NewCredential = {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
      };
      return transport(addPasskey, {
        ...asked,
        body: { credential, ...(name.trim() === '' ? {} : { name: name.trim() }) },
      });
    },
    onSuccess: (passkey) => {
      tell({ text: t`“${passkey.name}” signs you in from now on` });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['passkeys', hotelId] }),
  });
  const { error } = adding;
  const code = error instanceof RefusedCall ? error.problem.code : null;
  // The name of the browser's own error: this device has made one for this person already.
  const isKnown = code === 'passkey.known' || error?.name === 'InvalidStateError';
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!adding.isPending) adding.mutate();
  };
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Add a passkey</Trans>}>
      <form className="you__form" onSubmit={send} noValidate>
        <p>
          <Trans>Your device asks for fingerprint, face or its code. Nothing of that is sent to us.</Trans>
        </p>
        <TextField
          label={t`Name of the passkey`}
          hint={t`Like “Reception computer”. Empty: browser and system`}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={setName}
        />
        {error && !isGivenUp(error) && (
          <Alert tone="bad" isLive>
            {isKnown ? (
              <Trans>This device has a passkey of yours already.</Trans>
            ) : code === 'passkey.too_many' ? (
              <Trans>You have as many passkeys as one may. Remove one to add another.</Trans>
            ) : (
              <Trans>The passkey was not added. Try again; a link by mail works meanwhile.</Trans>
            )}
          </Alert>
        )}
        <div className="dialog__acts">
          <Button kind="primary" type="submit" isWaiting={adding.isPending} waitingLabel={t`One moment`}>
            <Trans>Go on</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
