import { Trans } from '@lingui/react/macro';
import { clockIn } from '@stayfront/rules/language/clock-in';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** From when a guest may come, and until when the room is kept. */
export function HouseTimes() {
  const { checkInTime, checkOutTime } = useHotel().info;
  const { language } = useVisit();
  const [from, to] = [clockIn(language, checkInTime.from), clockIn(language, checkInTime.to)];
  return (
    <>
      <p>
        <Trans>
          Check-in from {from} to {to}
        </Trans>
      </p>
      <p>
        <Trans>Check-out until {clockIn(language, checkOutTime.to)}</Trans>
      </p>
    </>
  );
}
