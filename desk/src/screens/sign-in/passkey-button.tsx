import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Fingerprint } from 'lucide-react';
import { isGivenUp, useHasPasskeyAddress, useKnowsPasskeys } from '../../features/passkey/passkey-support.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** The quick way in. A browser that cannot has a link by mail, and is told so. */
export function PasskeyButton() {
  const { t } = useLingui();
  const knows = useKnowsPasskeys();
  const hasAddress = useHasPasskeyAddress();
  const { mutate, isPending, isSuccess, error } = usePasskeySignIn(knows && hasAddress);
  const code = error instanceof RefusedCall ? error.problem.code : null;
  if (knows === false)
    return (
      <p className="muted">
        <Trans>This browser does not know passkeys. Sign in by a link.</Trans>
      </p>
    );
  if (hasAddress === false)
    return (
      <p className="muted">
        <Trans>At this address there are no passkeys. Sign in by a link.</Trans>
      </p>
    );
  return (
    <>
      <Button
        kind="primary"
        size="l"
        isWide
        isWaiting={isPending || isSuccess}
        waitingLabel={t`One moment`}
        onClick={() => mutate()}
      >
        <Fingerprint className="ic" aria-hidden /> <Trans>Sign in with a passkey</Trans>
      </Button>
      {error && (
        <Alert tone={isGivenUp(error) ? 'info' : 'bad'} isLive>
          {isGivenUp(error) ? (
            <Trans>Your device has not signed you in. Try again, or sign in by a link.</Trans>
          ) : code === 'passkey.refused' ? (
            <Trans>This passkey opens nothing here any more. Sign in by a link, then add a new one.</Trans>
          ) : code === 'passkey.unavailable' ? (
            <Trans>At this address there are no passkeys. Sign in by a link.</Trans>
          ) : code === 'too_many_requests' ? (
            <Trans>Too many tries from here. Wait a minute, or sign in by a link.</Trans>
          ) : (
            <Trans>That did not work. Try again, or sign in by a link.</Trans>
          )}
        </Alert>
      )}
      <p className="gate__or">
        <span>
          <Trans>or by e-mail</Trans>
        </span>
      </p>
    </>
  );
}
