import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { leaveForHotelPage } from '../../app/embed/return-page.ts';
import { withAgain } from '../../app/flow/again.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { homeFor } from '../../features/frame/home-for.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The way out of a booking whose session has expired: a new session, the same dates and guests, the same rooms by a tap. */
export function ReturnHome() {
  const { hotelId, config } = useHotel();
  const navigate = useNavigate();
  const leave = () => {
    const store = bookingStore(hotelId);
    const { search, again, ...given } = withAgain(store.read(), Date.now());
    store.write({ ...given, search, again });
    resetSession(hotelId);
    store.write({ ...store.read(), search, again });
    if (leaveForHotelPage(hotelId, config.embedOrigins)) return;
    void navigate(homeFor(hotelId, { search }), { replace: true });
  };
  return (
    <Button kind="primary" size="l" className="place" onClick={leave}>
      <Trans>Return home</Trans>
    </Button>
  );
}
