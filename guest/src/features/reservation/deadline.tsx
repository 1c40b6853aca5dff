import { Trans } from '@lingui/react/macro';
import { formatLastChange } from '../../app/i18n/format-last-change.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/**
 * An instant by the hotel's clock, in the form that the specification gives deadlines, and the day in the reader's own
 * words: who writes the month first would take 08/06 for the sixth of August.
 */
export function Deadline({ at }: { at: string }) {
  const { language } = useVisit();
  const { info } = useHotel();
  const { time, date, day } = formatLastChange(language, at, info.timeZone);
  return (
    <Trans comment="A deadline, inside of a sentence: time and date in figures, then the same day in words">
      <b className="nb">
        <bdi>{time}</bdi>, <bdi dir="ltr">{date}</bdi>
      </b>{' '}
      ({day})
    </Trans>
  );
}
