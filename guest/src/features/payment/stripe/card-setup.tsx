import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useHotel } from '../../../app/page/hotel-context.ts';
import { CardMarks } from '../card-marks.tsx';
import type { GuaranteeProps } from '../payment-part.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { readSession } from './read-session.ts';
import { useElements, type OpenElements } from './use-elements.ts';
import './payment-form.css';

/** The card as a guarantee: the provider keeps it and has the bank confirm it (3-D Secure) while the guest is there. */
export default function CardSetup(props: GuaranteeProps) {
  const { asks, formId, isAccepted, onReady, onBusy, onCollected, onFailed, onRefused } = props;
  const { t } = useLingui();
  const { info } = useHotel();
  const isCollecting = useRef(false);
  const [isSent, setIsSent] = useState(false);
  const begin = useCallback(
    async (signal: AbortSignal) => {
      const { data } = await asks.open(signal);
      const session = readSession(data);
      if (!session) throw new Error('Invalid payment element data');
      return session;
    },
    [asks],
  );
  const { place, opened, isReady, isComplete } = useElements({ begin, onFailed });
  const isFilled = isReady && isComplete;
  useEffect(() => onReady(isFilled), [isFilled, onReady]);

  const keep = async ({ stripe, elements }: OpenElements): Promise<void> => {
    const { setupIntent, error } = await stripe.confirmSetup({
      elements,
      // Without what is behind it: the token of a guest's link is nobody's but the guest's.
      confirmParams: { return_url: `${location.origin}${location.pathname}` },
      redirect: 'if_required',
    });
    if (error?.type === 'validation_error') return;
    if (error?.type === 'card_error') onRefused?.();
    const method = setupIntent?.status === 'succeeded' ? setupIntent.payment_method : null;
    const instrumentId = typeof method === 'string' ? method : method?.id;
    if (instrumentId === undefined) throw new Error(error?.message ?? t`Failed to collect card data`);
    onCollected({ instrumentId });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!isFilled || !isAccepted || isCollecting.current || !opened.current) return;
    isCollecting.current = true;
    onBusy(true);
    keep(opened.current)
      .catch((error: unknown) => onFailed(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        isCollecting.current = false;
        onBusy(false);
      });
  };
  return (
    <form id={formId} className="box box-p form card-pay" noValidate onSubmit={submit} aria-busy={!isReady}>
      <div className="row between card-pay__head">
        <h2 className="h3">
          <Trans comment="Credit or debit card">Card</Trans>
        </h2>
        <CardMarks codes={info.acceptedPaymentCards} />
      </div>
      <SandboxNote />
      {!isReady && <Skeleton height="200px" />}
      <div ref={place} className={classes('card-pay__fields', isReady && 'is-there')} />
      <div aria-live="polite">
        {isSent && !isFilled && (
          <p className="err">
            <Trans>Please fill all fields</Trans>
          </p>
        )}
      </div>
      <p className="cap muted co__safe">
        <LockKeyhole className="ic ic-s" aria-hidden />
        <Trans>Card fields are secured and encrypted. The hotel never sees your full card number.</Trans>
      </p>
    </form>
  );
}
