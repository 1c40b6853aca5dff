import { formatLastChange } from '../../i18n/format-last-change.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** An instant by the hotel's clock, in the form that the specification gives deadlines. */
export function Deadline({ at }: { at: string }) {
  const { language } = useVisit();
  const { info } = useHotel();
  const { time, date } = formatLastChange(language, at, info.timeZone);
  return (
    <b className="nb">
      <bdi>{time}</bdi>, <bdi dir="ltr">{date}</bdi>
    </b>
  );
}
