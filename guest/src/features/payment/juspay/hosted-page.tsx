import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { listen } from '../../../app/flow/events.ts';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useVisit } from '../../../app/flow/visit.tsx';
import { useHotel } from '../../../app/page/hotel-context.ts';
import type { PaymentProps } from '../payment-part.ts';
import { PageByItself } from '../page-by-itself.tsx';
import { readHostedPage } from './read-hosted-page.ts';
import { useFrameResult } from './use-frame-result.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useHyperServices } from './use-hyper-services.ts';
import './hosted-page.css';

const frameId = 'hosted-payment-page';

/** The provider's page in a frame of ours; by itself where its script does not come, or where we are in a frame. */
export default function HostedPage({ begun, onDone, onClosed, onSessionOver }: PaymentProps) {
  const page = readHostedPage(begun.data);
  const { payment } = useVisit();
  const scriptUrl = window.self === window.top ? (payment?.scriptUrl ?? null) : null;
  const environment = payment?.environment ?? 'production';
  const state = useHyperServices({ scriptUrl, frameId, environment, payload: page.sdk_payload, onDone, onClosed });
  useFrameResult(useHotel().hotelId);
  const isOver = useSessionEnd(page);
  useEffect(
    () =>
      listen((event) => {
        if (event.name === 'payment-result') onDone(Object.fromEntries(new URLSearchParams(event.query)));
      }),
    [onDone],
  );
  const section = useRef<HTMLElement>(null);
  // The button that led here is gone: eyes and keyboard go on where the page opens.
  useEffect(() => {
    if (state === 'open') section.current?.focus();
  }, [state]);
  if (state === 'unavailable') return <PageByItself address={page.paymentPage} />;
  return (
    <>
      <section
        ref={section}
        tabIndex={-1}
        className={classes('box', 'hosted', state === 'open' && 'hosted--open')}
        aria-busy={state !== 'open'}
      >
        <h2 className="sr">
          <Trans>Payment page</Trans>
        </h2>
        {/* The provider's script fills it: React must not look inside. */}
        <div id={frameId} className="hosted__frame" />
        {state === 'loading' && <Skeleton className="hosted__wait" />}
      </section>
      {/* Not by itself: the guest may be answering the bank in there. */}
      {isOver && (
        <Alert isLive title={<Trans>The payment page may have expired.</Trans>}>
          <Button kind="quiet" size="s" onClick={onSessionOver}>
            <Trans>Open it again</Trans>
          </Button>
        </Alert>
      )}
    </>
  );
}
