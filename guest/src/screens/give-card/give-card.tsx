import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskedCard } from '../../app/data/use-asked-card.ts';
import { cardAddress } from '../../app/flow/card-address.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { partOf } from '../../features/payment/payment-parts.ts';
import { ConfirmBy } from '../../features/reservation/look-for-mail.tsx';
import { PayFrame } from '../../features/reservation/pay-frame.tsx';
import { PayRooms } from '../../features/reservation/pay-rooms.tsx';
import { CardTerms } from './card-terms.tsx';
import { GiveFailed } from './give-failed.tsx';
import { isShown } from './give-refusals.ts';
import type { GiveCardProps } from './give-card-props.ts';

/** What the card stands for, and the provider's own fields for it. */
export function GiveCard({ reservation, request, link }: GiveCardProps) {
  const { t } = useLingui();
  const { hotelId, config, info } = useHotel();
  const { language } = useVisit();
  const CardForm = partOf(config.paymentSolutionsProvider ?? '')?.Guarantee;
  const navigate = useNavigate();
  const { asks, giving, readAgain } = useAskedCard(hotelId, link, () => {
    const isJustBooked = reservation.status === 'held';
    void navigate(cardAddress(hotelId, link), { replace: true, state: { isJustBooked } });
  });
  const formId = useId();
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [retries, setRetries] = useState(0);
  const [fault, setFault] = useState<Error | null>(null);
  const noteFault = useCallback(
    (error: Error) => {
      setFault(error);
      if (isShown(error)) void readAgain();
    },
    [readAgain],
  );
  const retry = () => {
    giving.reset();
    setFault(null);
    setRetries((count) => count + 1);
  };
  const { dueOn, holdExpiresAt } = request;
  const day = dueOn === null ? '' : formatDay(language, dueOn, 'dated');
  return (
    <PayFrame reservation={reservation} title={<Trans>Guarantee your booking</Trans>}>
      <Alert icon={ShieldCheck} className="co__info" title={<Trans>Your card will not be charged.</Trans>}>
        {reservation.hotelPayableLater > 0 && (
          <p>
            <Trans>It is only needed to guarantee the booking. You pay at the hotel.</Trans>
          </p>
        )}
        {holdExpiresAt !== null && <ConfirmBy time={formatDeadline(language, holdExpiresAt, info.timeZone)} />}
        {dueOn !== null && (
          <p>
            <Trans>Please give it by {day}.</Trans>
          </p>
        )}
      </Alert>
      <div className="box pay__bill">
        <PayRooms reservation={reservation} />
      </div>
      <CardTerms reservation={reservation} />
      <Suspense fallback={<Skeleton height="520px" />}>
        {CardForm && (
          <CardForm
            // What was typed is gone after a failure: the fields begin anew, but not before the guest wants to try again.
            key={retries}
            asks={asks}
            formId={formId}
            isAccepted
            onReady={setIsReady}
            onBusy={setIsBusy}
            onCollected={({ instrumentId }) => giving.mutate(instrumentId, { onError: noteFault })}
            onFailed={noteFault}
            onRefused={asks.reportRefused}
          />
        )}
      </Suspense>
      <div className="mg__acts mg__acts--form">
        <p className="small muted co__note">
          <Trans>
            By giving this card you agree that the hotel may charge it what its cancellation conditions ask for if you
            cancel late or do not come.
          </Trans>
        </p>
        <Button
          kind="primary"
          size="l"
          type="submit"
          form={formId}
          isDisabled={!isReady}
          isWaiting={isBusy || giving.isPending}
          waitingLabel={t`Please wait`}
        >
          <Trans>Give this card as a guarantee</Trans>
        </Button>
      </div>
      {fault && <GiveFailed error={fault} onRetry={retry} />}
    </PayFrame>
  );
}
