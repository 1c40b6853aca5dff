import { Trans } from '@lingui/react/macro';
import { afterFailures } from '@stayfront/rules/payment/begin-tries';
import { useState } from 'react';
import { useDiscard } from '../../app/data/use-discard.ts';
import { leaveForHotelPage } from '../../app/embed/return-page.ts';
import { withAgain } from '../../app/flow/again.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { withDone } from '../../app/flow/payment-progress.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';

/** The payment could not begin: twice it may be tried again, the third time the rooms are given back. */
export function BeginFailed({ onRetry }: { onRetry: () => void }) {
  const { hotelId, config } = useHotel();
  const [{ paying }] = useBookingRequest(hotelId);
  const discard = useDiscard(hotelId);
  const [isLeaving, setIsLeaving] = useState(false);
  const giveUp = async () => {
    setIsLeaving(true);
    const store = bookingStore(hotelId);
    // Another tab may have paid meanwhile: then the booking stands, and this page leads to it.
    if (paying && (await discard(paying)) === 'paid') return store.write(withDone(store.read(), paying));
    const given = withAgain(store.read(), Date.now());
    store.write(given);
    resetSession(hotelId);
    store.write({ ...store.read(), again: given.again });
    if (!leaveForHotelPage(hotelId, config.embedOrigins)) location.assign(`/${hotelId}`);
  };
  if (afterFailures(paying?.failures ?? 0) === 'retry')
    return (
      <OopsDialog
        note={
          paying?.areRoomsHeld === false ? (
            <Trans>Your card was not charged.</Trans>
          ) : (
            <Trans>Your card was not charged. Your rooms are still held.</Trans>
          )
        }
        action={
          <Button kind="primary" onClick={onRetry}>
            <Trans>Retry payment</Trans>
          </Button>
        }
      >
        <Trans>Something went wrong during payment initialization</Trans>
      </OopsDialog>
    );
  return (
    <OopsDialog
      note={<Trans>Your card was not charged.</Trans>}
      action={
        <Button kind="primary" isWaiting={isLeaving} onClick={() => void giveUp()}>
          <Trans>Return home</Trans>
        </Button>
      }
    >
      <Trans>Cannot initiate payment, your reservation will be discarded</Trans>
    </OopsDialog>
  );
}
