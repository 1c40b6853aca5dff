import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeMade } from '@stayfront/contract/change';
import type { Reservation } from '@stayfront/contract/reservation';
import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBeginChange } from '../../app/data/use-begin-change.ts';
import { useDiscardChange } from '../../app/data/use-discard-change.ts';
import { PaymentNotBegun } from '../../app/flow/payment-not-begun.ts';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { AboutCharged } from '../../features/offer/about-charged.tsx';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { ProviderPart } from '../../features/payment/provider-part.tsx';
import { readBegun } from '../../features/payment/read-begun.ts';
import { useRenewal } from '../../features/payment/use-renewal.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import { aboutOf } from '../../features/payment/about-of.ts';
import { BeginByLinkFailed } from '../../features/payment/begin-by-link-failed.tsx';
import { payChangeAddress } from '../../features/reservation/change-address.ts';
import { ChangeFrame } from './change-frame.tsx';

interface PayHeldChangeProps {
  reservation: Reservation;
  link: ReservationLink;
  change: ChangeMade & { readonly payment: string };
}

/** What is to be paid and until when, and the provider's own part below. It opens by itself: the guest has agreed. */
export function PayHeldChange({ reservation, link, change }: PayHeldChangeProps) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const { terms, hotelCurrency, holdExpiresAt, payment } = change;
  const changeId = change.changeId ?? '';
  const begin = useBeginChange(hotelId, link, changeId, readBegun);
  const discard = useDiscardChange(hotelId, link, changeId);
  const { data: begun, mutate, reset } = begin;
  const renewal = useRenewal();
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
  const start = useCallback(() => {
    setFault(null);
    mutate({ amount: terms.payNow, isSessionOver: renewal.isDue() }, { onSuccess: renewal.done, onError: note });
  }, [mutate, note, renewal, terms.payNow]);
  const renew = useCallback(() => {
    const canRenew = renewal.take();
    if (canRenew) mutate({ amount: terms.payNow, isSessionOver: true }, { onSuccess: renewal.done, onError: note });
    return canRenew;
  }, [terms.payNow, mutate, note, renewal]);
  // After a card was declined the guest decides anew whether to go on.
  const isAsked = payment === 'fail';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || isAsked) return;
    hasBegun.current = true;
    start();
  }, [start, isAsked]);
  const { reservationId, token } = link;
  const ask = useCallback(
    () => void navigate(payChangeAddress(hotelId, { reservationId, token }, changeId, 'returned'), { replace: true }),
    [hotelId, reservationId, token, changeId, navigate],
  );
  const leave = () => discard.mutate(undefined, { onSettled: () => void navigate(manageAddress(hotelId, link)) });
  const price = formatMoney(language, terms.payNow, hotelCurrency);
  const amount = <bdi className="nb">{price}</bdi>;
  const until = holdExpiresAt && formatDeadline(language, holdExpiresAt, info.timeZone);
  return (
    <ChangeFrame reservation={reservation} link={link} booked={null} step="payment">
      <div className="box chg__money chg__due">
        <h2 className="h3">
          <Trans>You pay {amount} now</Trans>
          <AboutCharged
            charged={{ minor: terms.payNow, currency: hotelCurrency }}
            shown={aboutOf(reservation, terms.payNow)}
          />
        </h2>
        <p className="small muted">
          <Trans>
            The change is made as soon as the payment has come. The new nights are held for you until {until} (time at
            the hotel).
          </Trans>
        </p>
      </div>
      {isAsked && !begun && (
        <Alert
          tone="bad"
          icon={CircleAlert}
          className="chg__part"
          title={<Trans>The payment did not go through</Trans>}
        >
          <Trans>Your booking is as it was. You can try again with another card.</Trans>
        </Alert>
      )}
      <div className="chg__part">
        {begun ? (
          <ProviderPart
            begun={begun}
            price={price}
            orderId={reservationId}
            callback={`/${hotelId}/reservation/${reservationId}/change/paid/${changeId}`}
            onDone={ask}
            onFailed={(cause) => note(new PaymentNotBegun(cause))}
            onClosed={reset}
            onSessionOver={renew}
          />
        ) : (
          begin.isPending && <Skeleton width="100%" height="20rem" radius="var(--r-l)" />
        )}
      </div>
      <div className="mg__acts chg__end">
        <Button kind="quiet" isWaiting={discard.isPending} waitingLabel={t`Please wait`} onClick={leave}>
          <Trans>Do not change anything</Trans>
        </Button>
        {!begun && !begin.isPending && (
          <Button kind="primary" size="l" onClick={start}>
            <Trans>Pay {amount} now</Trans>
          </Button>
        )}
      </div>
      {fault && <BeginByLinkFailed error={fault} failures={failures} onRetry={start} onClose={() => setFault(null)} />}
    </ChangeFrame>
  );
}
