import { useLingui } from '@lingui/react/macro';
import { useHold } from '../../app/flow/use-hold.ts';
import { Clock } from '@stayfront/ui/parts/clock.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** How long the rooms are kept while the guest pays. */
export default function HoldClock() {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const hold = useHold(hotelId);
  if (!hold || hold.secondsLeft === 0) return null;
  return (
    <Clock
      secondsLeft={hold.secondsLeft}
      label={t`Rooms kept for`}
      urgentLabel={t`Rooms kept for only`}
      fiveMinutesText={t`Your rooms are kept for five more minutes`}
      oneMinuteText={t`Your rooms are kept for one more minute`}
    />
  );
}
