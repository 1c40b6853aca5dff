import { Trans } from '@lingui/react/macro';
import { Clock3, CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { retryAfterOf } from '../../app/flow/retry-after-of.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';

interface TryAgainProps {
  /** Why the answer did not come, where that is known: a server with much to do is not the guest's connection. */
  error?: Error | null;
  onRetry: () => void;
}

/**
 * Shown where an answer did not come; the network is the most likely reason and trying again the most likely cure. It
 * tries again by itself: when the network is back, and when the server has said that it may.
 */
export function TryAgain({ error = null, onRetry }: TryAgainProps) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const seconds = retryAfterOf(error);
  useEffect(() => {
    const again = () => retry.current();
    const timer = seconds === null ? undefined : setTimeout(again, seconds * 1000);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
    // Each answer has a wait of its own, also when it is as long as the one before.
  }, [error, seconds]);
  return (
    <div className="wrap" role="alert">
      <Notice
        icon={seconds === null ? CloudOff : Clock3}
        tone="warn"
        title={seconds === null ? <Trans>We could not reach the hotel</Trans> : <Trans>One moment, please</Trans>}
        actions={
          <Button kind="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {seconds === null ? (
          <Trans>Please check your connection. Nothing you have entered is lost.</Trans>
        ) : (
          <Trans>This page cannot be shown right now. It tries again by itself in a few seconds.</Trans>
        )}
      </Notice>
    </div>
  );
}
