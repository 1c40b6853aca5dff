import { Trans } from '@lingui/react/macro';
import { afterFailures } from '@stayfront/rules/payment/begin-tries';
import { leaveForHotelPage } from '../../app/embed/return-page.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { withoutPaying } from '../../app/flow/payment-progress.ts';
import { errorKind } from '../../app/flow/error-kind.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { useErrorWords } from '../../features/frame/use-error-words.ts';

interface CardFailedProps {
  /** How often it went wrong by now, this time included. */
  failures: number;
  error: Error;
  onRetry: () => void;
}

/** The card could not be taken: twice the guest may type it again, the third time the booking is given up. */
export function CardFailed({ failures, error, onRetry }: CardFailedProps) {
  const { hotelId, config } = useHotel();
  const words = useErrorWords();
  const isCardRefused = errorKind(error) === 'card-not-charged';
  const giveUp = () => {
    const store = bookingStore(hotelId);
    store.write(withoutPaying(store.read()));
    resetSession(hotelId);
    if (!leaveForHotelPage(hotelId, config.embedOrigins)) location.assign(`/${hotelId}`);
  };
  if (errorKind(error) === 'preview')
    return (
      <Alert tone="info" isLive>
        {words.preview}
      </Alert>
    );
  const isOver = afterFailures(failures) === 'discard';
  return (
    <OopsDialog
      note={
        <>
          {isCardRefused && `${words['card-not-charged']} `}
          <Trans>Nothing was booked, and your card was not charged.</Trans>
        </>
      }
      action={
        isOver ? (
          <Button kind="primary" onClick={giveUp}>
            <Trans>Return home</Trans>
          </Button>
        ) : (
          <Button kind="primary" onClick={onRetry}>
            <Trans>Retry payment</Trans>
          </Button>
        )
      }
    >
      {isOver ? (
        <Trans>Cannot initiate payment, your reservation will be discarded</Trans>
      ) : (
        <Trans>Something went wrong during payment initialization</Trans>
      )}
    </OopsDialog>
  );
}
