import { Trans, useLingui } from '@lingui/react/macro';
import type { signInOperator } from '@stayfront/contract/operator';
import { KeyRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSignIn } from '../../app/data/use-sign-in.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { AskFailed } from '../../features/reservation/ask-failed.tsx';

const ways: Refusals<typeof signInOperator, 'dead' | 'too-often'> = {
  'operator.link': 'dead',
  too_many_requests: 'too-often',
};

/**
 * Where a sign-in link leads. Opening it does nothing, since mail programs open links as well: pressing the button does.
 */
export default function SignInScreen() {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const [query] = useSearchParams();
  const token = query.get('t') ?? '';
  const signingIn = useSignIn(hotelId);
  const way = refusedAs(signingIn.error, { ...ways, 'input.invalid': 'dead' });
  const isDead = way === 'dead';
  // A document of its own: the server looks at the cookie before it shows anything.
  const enter = () => signingIn.mutate(token, { onSuccess: () => window.location.replace(`/${hotelId}/config`) });
  const isOpen = token !== '' && !isDead;
  return (
    <div className="wrap">
      <Notice
        icon={KeyRound}
        level={1}
        {...(isDead ? { tone: 'warn' as const } : {})}
        title={isDead ? <Trans>This link does not open anything any more</Trans> : <Trans>Sign in</Trans>}
        actions={
          isOpen && (
            <Button
              kind="primary"
              isWaiting={signingIn.isPending || signingIn.isSuccess}
              waitingLabel={t`Please wait`}
              onClick={enter}
            >
              <Trans>Sign in</Trans>
            </Button>
          )
        }
      >
        <p role={isDead ? 'alert' : undefined}>
          {isOpen ? (
            <Trans>This link signs you in once, so that you can change how your booking page looks.</Trans>
          ) : (
            <Trans>Sign-in links work once and for three days. Ask whoever runs your booking page for a new one.</Trans>
          )}
        </p>
      </Notice>
      {signingIn.error && !isDead && <AskFailed isTooOften={way === 'too-often'} onClose={signingIn.reset} />}
    </div>
  );
}
