import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { isHeldAsChosen } from '../../app/flow/is-held-as-chosen.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useResetElsewhere } from '../../app/flow/use-reset-elsewhere.ts';
import { useHasSessionEnded } from '../../app/flow/use-session.ts';
import { isFramed } from '../../app/flow/is-framed.ts';
import { homeFor } from './home-for.ts';
import { previewBase } from '../../app/flow/preview-base.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const ResetElsewhereDialog = lazyPart(() => withLaterTexts(import('./reset-elsewhere-dialog.tsx')));
const SessionEndedDialog = lazyPart(() => withLaterTexts(import('./session-ended-dialog.tsx')));

/** Says that the session is over, where prices are shown; never in a frame, whose page around it goes on, and
 * never while a payment is under way: its rooms are held. Where the guest has ended it in another tab, it says that. */
export function SessionEnded({ isTimed }: { isTimed: boolean }) {
  const { hotelId } = useHotel();
  const { search } = useLocation();
  const hasEnded = useHasSessionEnded(hotelId);
  const [request] = useBookingRequest(hotelId);
  const [isReset, heardOfReset] = useResetElsewhere(hotelId);
  if (isReset)
    return (
      <Suspense>
        <ResetElsewhereDialog onClose={heardOfReset} />
      </Suspense>
    );
  if (!hasEnded || !isTimed || isHeldAsChosen(request) || isFramed()) return null;
  const check = () => {
    const request = bookingStore(hotelId).read();
    const isHome = request.search === null;
    resetSession(hotelId);
    // With a reload: everything the page remembers is as old as the prices.
    location.assign(`${previewBase()}${isHome ? `/${hotelId}${search}` : homeFor(hotelId, request)}`);
  };
  return (
    <Suspense>
      <SessionEndedDialog onCheck={check} />
    </Suspense>
  );
}
