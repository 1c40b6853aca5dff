import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { leaveForHotelPage } from '../../embed/return-page.ts';
import { bookingStore } from '../../flow/booking-store.ts';
import { withoutPaying } from '../../flow/payment-progress.ts';
import { resetSession } from '../../flow/reset-session.ts';
import { Button } from '../../parts/button.tsx';
import { homeFor } from '../frame/home-for.ts';
import { useHotel } from '../frame/hotel-context.ts';

/** The way out of a booking whose session has expired: a new session, and the same dates and guests. */
export function ReturnHome() {
  const { hotelId, config } = useHotel();
  const navigate = useNavigate();
  const leave = () => {
    const store = bookingStore(hotelId);
    const { search } = store.read();
    store.write(withoutPaying(store.read()));
    resetSession(hotelId);
    store.write({ ...store.read(), search });
    if (leaveForHotelPage(hotelId, config.embedOrigins)) return;
    void navigate(homeFor(hotelId, { search }), { replace: true });
  };
  return (
    <Button kind="primary" size="l" className="place" onClick={leave}>
      <Trans>Return home</Trans>
    </Button>
  );
}
