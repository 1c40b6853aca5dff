import { Trans } from '@lingui/react/macro';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { withDone } from '../../app/flow/payment-progress.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { useErrorWords } from '../../features/frame/use-error-words.ts';

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
