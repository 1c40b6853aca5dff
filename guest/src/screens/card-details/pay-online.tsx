import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentBegun } from '@stayfront/contract/payment';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { isPreviewActive } from '@stayfront/rules/payment/way-to-pay';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStartPayment } from '../../app/data/use-start-payment.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { canRemember } from '../../app/flow/can-remember.ts';
import { isHeldAt } from '../../app/flow/paying.ts';
import { PaymentNotBegun } from '../../app/flow/payment-not-begun.ts';
import { withFailure } from '../../app/flow/payment-progress.ts';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { AboutCharged } from '../../features/offer/about-charged.tsx';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { totalOf } from '../../features/basket/total-of.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { orderRefused } from './order-refusals.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { HoldNote } from './hold-note.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import type { PaymentStepProps } from './payment-step.ts';
import { ProceedButton } from './proceed-button.tsx';
import { RestTerms } from './rest-terms.tsx';
import { ProviderPart } from '../../features/payment/provider-part.tsx';
import { readBegun } from '../../features/payment/read-begun.ts';
import { useRenewal } from '../../features/payment/use-renewal.ts';
import { usePaidMeanwhile } from './use-paid-meanwhile.ts';

/** The booking is looked at and accepted, then its rooms are held and the provider's own page takes the money. */
export function PayOnline({ request }: PaymentStepProps) {
  const { t } = useLingui();
  const hotel = useHotel();
  const { hotelId, config } = hotel;
  const { language } = useVisit();
  const [isAccepted, setIsAccepted] = useState(false);
  const payment = useStartPayment(hotel, language, readBegun);
  const { mutate, reset } = payment;
  const [begun, setBegun] = useState<PaymentBegun | null>(null);
  const renewal = useRenewal();
  const isAsking = usePaidMeanwhile(hotelId);
  const [isForgetful] = useState(() => !canRemember());
  const [fault, setFault] = useState<Error | null>(null);
  const error = payment.error ?? fault;
  const show = useCallback(
    (next: PaymentBegun | null) => {
      renewal.done();
      setBegun(next);
    },
    [renewal],
  );
  const close = useCallback(() => setBegun(null), []);
  const start = () => {
    setFault(null);
    mutate({ isSessionOver: renewal.isDue() }, { onSuccess: show });
  };
  const renew = useCallback(() => {
    const canRenew = isHeldAt(bookingStore(hotelId).read().paying, Date.now()) && renewal.take();
    if (canRenew) mutate({ isSessionOver: true }, { onSuccess: show, onError: close });
    return canRenew;
  }, [hotelId, mutate, renewal, show, close]);
  const noteFault = useCallback(
    (cause: Error) => {
      const store = bookingStore(hotelId);
      store.write(withFailure(store.read()));
      reset();
      setBegun(null);
      setFault(new PaymentNotBegun(cause));
    },
    [hotelId, reset],
  );
  const goBack = useCallback(() => {
    setBegun(null);
    reset();
  }, [reset]);
  const navigate = useNavigate();
  const callback = `/${hotelId}/checkout/payment-callback`;
  const goToCallback = useCallback(
    (result: Readonly<Record<string, string>>) =>
      void navigate(`${callback}?${new URLSearchParams(result).toString()}`, { replace: true }),
    [callback, navigate],
  );
  const { orders } = request;
  const total = totalOf(orders);
  const charged = { minor: total.hotelDueNow, currency: config.currency };
  const shown = { minor: total.dueNow, currency: total.currency };
  const price = formatCharge(language, charged, shown).exact;
  // The provider that keeps cards keeps this one, and the rooms that are paid later need one.
  const isCardKept =
    cardAbilities(config.paymentSolutionsProvider).canKeep &&
    orders.some(({ product }) => product.guaranteeType !== 'PrePay');
  const isActive = isPreviewActive({
    guarantees: orders.map(({ product }) => product.guaranteeType),
    hasProvider: config.paymentSolutionsProvider !== null,
    isPackage: orders.some(({ product }) => product.hotelPackageId !== null),
    isTaxServiceOn: config.useTaxService,
    hasClientStarted: Boolean(begun),
  });
  const action = isActive && (
    <ProceedButton
      isOver={orderRefused(error) === 'session-over'}
      price={price}
      isAccepted={isAccepted}
      isWaiting={payment.isPending || isAsking}
      onStart={start}
    />
  );
  return (
    <PaymentFrame
      request={request}
      title={begun ? <Trans>Pay for your stay</Trans> : <Trans>Confirm and pay</Trans>}
      info={
        <Alert
          icon={CreditCard}
          className="co__info"
          title={
            <>
              {t`You pay ${price} now.`}
              <AboutCharged charged={charged} shown={shown} />
            </>
          }
        >
          <HoldNote /> <RestTerms orders={orders} />
          {isCardKept && <Trans>Your card is also kept as a guarantee for the rooms that you pay at the hotel.</Trans>}
        </Alert>
      }
      action={action}
    >
      {isForgetful && (
        <Alert icon={TriangleAlert} tone="warn" title={<Trans>Your browser keeps nothing for this page.</Trans>}>
          <Trans>
            You can pay, but after the payment we may not be able to show your booking here. It stands all the same: the
            confirmation comes by e-mail.
          </Trans>
        </Alert>
      )}
      {begun && renewal.isRenewed && (
        <Alert isLive>
          <Trans>The payment form was renewed. Please enter your card again: nothing has been charged.</Trans>
        </Alert>
      )}
      {begun && (
        <ProviderPart
          begun={begun}
          price={price}
          orderId={request.paying?.reservationId ?? ''}
          callback={callback}
          onDone={goToCallback}
          onFailed={noteFault}
          onClosed={goBack}
          onSessionOver={renew}
        />
      )}
      {isActive && <AcceptTerms isAccepted={isAccepted} orders={orders} onChange={setIsAccepted} />}
      <PaymentTrouble error={error} onRetry={start} onClose={reset} />
    </PaymentFrame>
  );
}
