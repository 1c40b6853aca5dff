import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '../../flow/use-session.ts';
import { Clock } from '../../parts/clock.tsx';
import { useHotel } from './hotel-context.ts';

/** How long the prices on the page hold. */
export function SessionClock() {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const secondsLeft = useSecondsLeft(hotelId);
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
