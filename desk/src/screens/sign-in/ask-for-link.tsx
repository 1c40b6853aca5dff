import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { requestSignInLink } from '@stayfront/contract/people';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { keepWanted } from './wanted-page.ts';

/** Whoever asks hears the same, whether somebody by that address works here or not. */
export function AskForLink({ isLinkDead = false }: { isLinkDead?: boolean }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [isMistyped, setIsMistyped] = useState(false);
  const asking = useMutation({
    mutationFn: () =>
      transport(requestSignInLink, { params: { hotelId }, query: {}, body: { email: email.trim(), lang: language } }),
    onSuccess: () => keepWanted(hotelId, query.get('to')),
  });
  const code = asking.error instanceof RefusedCall ? asking.error.problem.code : null;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
    setIsMistyped(!isAddress);
    if (isAddress) asking.mutate();
  };
  const isBad = isMistyped || code === 'input.invalid';
  if (asking.isSuccess)
    return (
      <div role="status">
        <h1>
          <Trans>Look into your mail</Trans>
        </h1>
        <p className="muted">
          <Trans>
            If <b dir="ltr">{email.trim()}</b> works here, a link is on its way. It signs you in once, within 15
            minutes.
          </Trans>
        </p>
        <Button kind="quiet" onClick={() => asking.reset()}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
    );
  return (
    <form onSubmit={send} noValidate>
      <h1>
        <Trans>Sign in to the desk</Trans>
      </h1>
      {isLinkDead && (
        <Alert tone="warn" isLive>
          <Trans>That link was used already, or is too old. Sign in with a passkey, or ask for a new one.</Trans>
        </Alert>
      )}
      <PasskeyButton />
      <TextField
        label={t`E-mail address`}
        type="email"
        name="email"
        autoComplete="username webauthn"
        value={email}
        error={isBad ? t`Write the whole address, like mara@hotel.example` : undefined}
        onChange={(typed) => {
          setEmail(typed);
          setIsMistyped(false);
        }}
      />
      {asking.error && !isBad && (
        <Alert tone="bad" isLive>
          {code === 'too_many_requests' ? (
            <Trans>Too many links were asked for. Look into your mail, or wait a few minutes.</Trans>
          ) : (
            <Trans>No answer. Look at your connection and try again.</Trans>
          )}
        </Alert>
      )}
      <Button size="l" isWide type="submit" isWaiting={asking.isPending} waitingLabel={t`One moment`}>
        <Trans>Send me a link</Trans>
      </Button>
      <p className="muted gate__hint">
        <Trans>The link works once, within 15 minutes. There are no passwords here.</Trans>
      </p>
    </form>
  );
}
