import type { PaymentBegun } from '@stayfront/contract/payment';
import { Suspense, useCallback } from 'react';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import type { DropInResult } from './payrails/drop-in.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const DropIn = lazyPart(() => import('./payrails/drop-in.tsx'));
const HostedPage = lazyPart(() => import('./juspay/hosted-page.tsx'));

interface ProviderPartProps {
  begun: PaymentBegun;
  /** What is charged, as it is written in the currency it is charged in. */
  price: string;
  /** What the payment is for, as the drop-in's return names it. */
  orderId: string;
  /** The address the provider leads back to, where it takes the whole window. */
  callback: string;
  /** It ended, somehow; in the words of a return address, which is only a reason to ask. */
  onDone: (result: Readonly<Record<string, string>>) => void;
  onFailed: (error: Error) => void;
  /** The guest went back without paying. */
  onClosed: () => void;
  /** The provider's session has ended: begins another one, or says false where there is no time left for it. */
  onSessionOver: () => boolean;
}

/** The provider's own part of a page that takes a payment: its page in a frame, or its drop-in. */
export function ProviderPart(props: ProviderPartProps) {
  const { begun, price, orderId, callback, onDone, onFailed, onClosed, onSessionOver } = props;
  const endDropIn = useCallback(
    ({ payrailsStatus, errorType }: DropInResult) => {
      if (errorType === 'session_expired' && onSessionOver()) return;
      onDone({
        payrails_status: payrailsStatus,
        order_id: orderId,
        ...(errorType ? { error_type: errorType } : {}),
      });
    },
    [orderId, onDone, onSessionOver],
  );
  return (
    <Suspense fallback={<Skeleton height="700px" />}>
      {'sdk_payload' in begun.data ? (
        <HostedPage page={begun.data} onDone={onDone} onClosed={onClosed} onSessionOver={onSessionOver} />
      ) : (
        <DropIn begun={begun} price={price} callback={callback} onDone={endDropIn} onFailed={onFailed} />
      )}
    </Suspense>
  );
}
