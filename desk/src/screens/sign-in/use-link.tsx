import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { signInOperator } from '@stayfront/contract/operator';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { LinkFailed } from '../../parts/link-failed.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { takeWanted } from './wanted-page.ts';

/** Opening the link does nothing, since mail programs open links as well: pressing the button does. */
export function UseLink({ token }: { token: string }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const [query] = useSearchParams();
  const transport = useTransport();
  const signingIn = useMutation({
    mutationFn: () => transport(signInOperator, { params: { hotelId }, query: {}, body: { token } }),
    // A document of its own: the server looks at the cookie before it shows anything.
    onSuccess: () => window.location.replace(takeWanted(hotelId, query.get('to'))),
  });
  const { error } = signingIn;
  const code = error instanceof RefusedCall ? error.problem.code : null;
  if (code === 'operator.link' || code === 'input.invalid') return <AskForLink isLinkDead />;
  return (
    <>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <p className="muted">
        <Trans>This link signs you in once, on this device.</Trans>
      </p>
      {error && <LinkFailed isTooOften={code === 'too_many_requests'} />}
      <Button
        kind="primary"
        size="l"
        isWide
        isWaiting={signingIn.isPending || signingIn.isSuccess}
        waitingLabel={t`One moment`}
        onClick={() => signingIn.mutate()}
      >
        <Trans>Sign in</Trans>
      </Button>
    </>
  );
}
