import { Plural, Trans } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';

const delay = 5;

/** Nothing is here. It leads home by itself, and says when; whoever wants to read on may stay. */
export default function NotFoundScreen({ home }: { home: string }) {
  const [secondsLeft, setSecondsLeft] = useState(delay);
  const [isStaying, setIsStaying] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isStaying) return;
    if (secondsLeft === 0) {
      // The start page is not one of this application's.
      if (home === '/') location.replace('/');
      else void navigate(home, { replace: true });
      return;
    }
    const tick = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(tick);
  }, [secondsLeft, isStaying, home, navigate]);
  return (
    <div className="wrap">
      <Notice
        icon={Compass}
        level={1}
        title={<Trans>Page not found</Trans>}
        actions={
          <>
            {!isStaying && (
              <Button kind="quiet" onClick={() => setIsStaying(true)}>
                <Trans comment="Button: do not leave this page by itself; not a stay at a hotel">Stay here</Trans>
              </Button>
            )}
            <ButtonLink kind="primary" to={home} reloadDocument={home === '/'}>
              <Trans>Return home</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>There is nothing at this address.</Trans>{' '}
        {!isStaying && (
          <span role="timer">
            <Plural value={secondsLeft} one="We take you home in # second." other="We take you home in # seconds." />
          </span>
        )}
      </Notice>
    </div>
  );
}
