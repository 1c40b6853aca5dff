import { useLingui } from '@lingui/react/macro';
import { isHeldAsChosen } from '../../app/flow/is-held-as-chosen.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useSecondsLeft } from '../../app/flow/use-session.ts';
import { Clock } from '@stayfront/ui/parts/clock.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Suspense } from 'react';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

const HoldClock = lazyPart(() => withLaterTexts(import('./hold-clock.tsx')));

/** How long the prices on the page hold; while rooms are held for a payment, how long they are. */
export function SessionClock() {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const secondsLeft = useSecondsLeft(hotelId);
  const [request] = useBookingRequest(hotelId);
  // Once the rooms are held the prices no longer run out; the hold does.
  if (isHeldAsChosen(request))
    return (
      <Suspense>
        <HoldClock />
      </Suspense>
    );
  if (secondsLeft === 0) return null;
  return (
    <Clock
      secondsLeft={secondsLeft}
      label={t`Price held for`}
      urgentLabel={t`Price held for only`}
      fiveMinutesText={t`These prices are held for five more minutes`}
      oneMinuteText={t`These prices are held for one more minute`}
    />
  );
}
