import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import type { PaymentProps } from '../payment-part.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { readSession } from './read-session.ts';
import { useElements, type OpenElements } from './use-elements.ts';
import { useWallets } from './use-wallets.ts';
import './payment-form.css';

/** Wallets of the guest's device first, then the card; a card that is turned down may be followed by another. */
export function PaymentForm({ begun, price, orderId, callback, onDone, onFailed }: PaymentProps) {
  const { t } = useLingui();
  const [isPaying, setIsPaying] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isAsking = useRef(false);
  const begin = useCallback(() => {
    const session = readSession(begun.data);
    return session ? Promise.resolve(session) : Promise.reject(new Error('Invalid payment element data'));
  }, [begun]);

  const pay = async ({ stripe, elements }: OpenElements): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsPaying(true);
    setTrouble(null);
    const back = `${location.origin}${callback}?${new URLSearchParams({ order_id: orderId }).toString()}`;
    const wish = { elements, confirmParams: { return_url: back }, redirect: 'if_required' } as const;
    const { paymentIntent, error } = await stripe.confirmPayment(wish).finally(() => {
      isAsking.current = false;
      setIsPaying(false);
    });
    const status = paymentIntent?.status ?? error?.payment_intent?.status;
    if (status === 'succeeded' || status === 'requires_capture' || status === 'processing')
      onDone({ redirect_status: status === 'processing' ? 'pending' : 'succeeded', order_id: orderId });
    // What is wrong with a field stands beside it.
    else if (error?.type !== 'validation_error') setTrouble(error?.message ?? t`The payment did not go through.`);
  };
  const payOrFail = (opened: OpenElements): void =>
    void pay(opened).catch((error: unknown) => onFailed(error instanceof Error ? error : new Error(String(error))));

  const { place: walletPlace, hasSome, mount } = useWallets(payOrFail);
  const { place, opened, isReady } = useElements({ begin, mountAbove: mount, onFailed });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (opened.current) payOrFail(opened.current);
  };
  return (
    <section className="box box-p card-pay" aria-label={t`Payment`} aria-busy={!isReady}>
      <SandboxNote />
      <div className={classes('card-pay__wallets', hasSome && 'is-there')}>
        <div ref={walletPlace} />
        <p className="card-pay__or">
          <Trans>or pay by card</Trans>
        </p>
      </div>
      <form onSubmit={submit} noValidate>
        {!isReady && <Skeleton height="200px" />}
        <div ref={place} className={classes('card-pay__fields', isReady && 'is-there')} />
        {trouble !== null && (
          <Alert tone="bad" isLive className="card-pay__trouble" title={<Trans>The payment did not go through.</Trans>}>
            {trouble}
          </Alert>
        )}
        <Button
          kind="primary"
          size="l"
          type="submit"
          className="card-pay__button"
          isDisabled={!isReady}
          isWaiting={isPaying}
          waitingLabel={t`Please wait`}
        >
          {t`Pay ${price} now`}
        </Button>
      </form>
      <p className="cap muted co__safe">
        <LockKeyhole className="ic ic-s" aria-hidden />
        <Trans>Card fields are secured and encrypted. The hotel never sees your full card number.</Trans>
      </p>
    </section>
  );
}
