import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyhole, WalletCards } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBeginByLink } from '../../app/data/use-begin-by-link.ts';
import { PaymentNotBegun } from '../../app/flow/payment-not-begun.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { AboutCharged } from '../../features/offer/about-charged.tsx';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { ProviderPart } from '../../features/payment/provider-part.tsx';
import { readBegun } from '../../features/payment/read-begun.ts';
import { useRenewal } from '../../features/payment/use-renewal.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { aboutOf } from '../../features/payment/about-of.ts';
import { BeginByLinkFailed } from '../../features/payment/begin-by-link-failed.tsx';
import { MoneyLines } from './money-lines.tsx';
import { PayChoice } from './pay-choice.tsx';
import { PayFrame } from '../../features/reservation/pay-frame.tsx';
import type { PayProps } from './pay-props.ts';
import { PayRooms } from '../../features/reservation/pay-rooms.tsx';
import { paymentAddress } from '../../app/flow/payment-address.ts';
import { useJustPaid } from './use-just-paid.ts';

/** What is due, and the one button that begins to pay it; then the provider's own part takes its place. */
export function PayByLink({ reservation, payment, link }: PayProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const [kind, setKind] = useState(payment.choices[0]?.kind);
  const { amount = 0 } = payment.choices.find((choice) => choice.kind === kind) ?? payment.choices[0] ?? {};
  const begin = useBeginByLink(hotelId, link, readBegun);
  const { data: begun, mutate, reset } = begin;
  const renewal = useRenewal();
  const isJustPaid = useJustPaid();
  const [failures, setFailures] = useState(0);
  const [fault, setFault] = useState<Error | null>(null);
  const note = useCallback(
    (error: Error) => {
      setFailures((count) => count + (error instanceof PaymentNotBegun ? 1 : 0));
      setFault(error);
      reset();
    },
    [reset],
  );
  const start = () => {
    setFault(null);
    mutate({ amount, isSessionOver: renewal.isDue() }, { onSuccess: renewal.done, onError: note });
  };
  const renew = useCallback(() => {
    const canRenew = renewal.take();
    if (canRenew) mutate({ amount, isSessionOver: true }, { onSuccess: renewal.done, onError: note });
    return canRenew;
  }, [amount, mutate, note, renewal]);
  const noteProvider = useCallback((cause: Error) => note(new PaymentNotBegun(cause)), [note]);
  const ask = useCallback(
    () => void navigate(paymentAddress(hotelId, link, 'returned'), { replace: true }),
    // oxlint-disable-next-line react/exhaustive-deps -- the link is another object at each drawing, with the same words
    [hotelId, link.reservationId, link.token, navigate],
  );
  const [next] = payment.dueLater ?? [];
  const nextDay = next && formatDay(language, next.dueOn, 'dated');
  const charged = { minor: amount, currency: payment.hotelCurrency };
  const shown = aboutOf(reservation, amount);
  const price = formatCharge(language, charged, shown).exact;
  return (
    <PayFrame
      reservation={reservation}
      title={
        <>
          <Trans>Pay {price} now</Trans>
          <AboutCharged charged={charged} shown={shown} />
        </>
      }
    >
      {isJustPaid && (
        <Alert tone="ok" isLive className="mg__dead">
          <Trans>Thank you, your payment has arrived</Trans>
        </Alert>
      )}
      {payment.dueNow === 0 && (
        <Alert icon={WalletCards} className="mg__dead" title={<Trans>Nothing is due now.</Trans>}>
          {nextDay === undefined ? (
            <Trans>You pay the rest at the hotel, or here in advance if you like.</Trans>
          ) : (
            <Trans>The rest is due on {nextDay}. You can pay it here now if you like.</Trans>
          )}
        </Alert>
      )}
      <div className="box pay__bill">
        <PayRooms reservation={reservation} />
        <MoneyLines payment={payment} />
      </div>
      {begun ? (
        <ProviderPart
          begun={begun}
          price={price}
          orderId={link.reservationId}
          callback={`/${hotelId}/reservation/payment/${link.reservationId}/callback`}
          onDone={ask}
          onFailed={noteProvider}
          onClosed={reset}
          onSessionOver={renew}
        />
      ) : (
        <>
          {payment.choices.length > 1 && kind && <PayChoice payment={payment} kind={kind} onChange={setKind} />}
          <div className="mg__acts mg__acts--form">
            <p className="small muted co__note">
              <LockKeyhole className="ic ic-s" aria-hidden />
              <Trans>You pay on the secure page of our payment provider</Trans>
            </p>
            <Button kind="primary" size="l" isWaiting={begin.isPending} waitingLabel={t`Please wait`} onClick={start}>
              <Trans>Pay {price} now</Trans>
            </Button>
          </div>
        </>
      )}
      {fault && <BeginByLinkFailed error={fault} failures={failures} onRetry={start} onClose={() => setFault(null)} />}
    </PayFrame>
  );
}
