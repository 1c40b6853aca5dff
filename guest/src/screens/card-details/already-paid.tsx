import { Trans } from '@lingui/react/macro';
import { bookingStore } from '../../flow/booking-store.ts';
import { withDone } from '../../flow/payment-progress.ts';
import { Button } from '../../parts/button.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { OopsDialog } from '../frame/oops-dialog.tsx';
import { useErrorWords } from '../frame/use-error-words.ts';

/** Paid meanwhile, in another tab or behind a closed one: nothing is paid twice, and the booking is there. */
export function AlreadyPaid() {
  const { hotelId } = useHotel();
  const words = useErrorWords();
  const finish = () => {
    const store = bookingStore(hotelId);
    const request = store.read();
    // Without rooms to pay for, this page leads to the booking that was made.
    if (request.paying) store.write(withDone(request, request.paying));
  };
  return (
    <OopsDialog
      action={
        <Button kind="primary" onClick={finish}>
          <Trans>See your booking</Trans>
        </Button>
      }
    >
      {words['already-processed']}
    </OopsDialog>
  );
}
