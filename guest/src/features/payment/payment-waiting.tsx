import { Trans } from '@lingui/react/macro';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import './payment-result.css';

/** Nothing to do and nothing to decide: the hotel asks the provider, and the guest waits a moment. */
export function PaymentWaiting() {
  const { hotelId } = useHotel();
  const [{ paying }] = useBookingRequest(hotelId);
  const name = paying?.userName ?? '';
  return (
    <div className="wrap paywait" role="status">
      <span className="spin paywait__spin" />
      <h1 className="h2">
        {name === '' ? (
          <Trans>One moment, please</Trans>
        ) : (
          <Trans>
            One moment, <bdi>{name}</bdi>
          </Trans>
        )}
      </h1>
      <p className="muted">
        <Trans>We are asking the bank about your payment. Please stay on this page.</Trans>
      </p>
    </div>
  );
}
