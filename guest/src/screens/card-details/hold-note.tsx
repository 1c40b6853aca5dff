import { Trans } from '@lingui/react/macro';
import { clockIn } from '@stayfront/rules/language/clock-in';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { useHold } from '../../app/flow/use-hold.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Until when the rooms are kept, in the words of the letter that says the same; then what paying late means. */
export function HoldNote() {
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const hold = useHold(hotelId);
  if (!hold) return <Trans>Your rooms are booked as soon as the payment has come.</Trans>;
  const { hour, minute } = wallTimeAt(info.timeZone, Date.parse(hold.expiresAt));
  const [hours, minutes] = [hour, minute].map((part) => String(part).padStart(2, '0'));
  const time = clockIn(language, `${hours}:${minutes}`);
  if (hold.secondsLeft > 0) return <Trans>The rooms are kept for you until {time} (time at the hotel).</Trans>;
  return (
    <Trans>
      The rooms were kept for you until {time} (time at the hotel). If you pay now and they are no longer free, your
      money goes back.
    </Trans>
  );
}
