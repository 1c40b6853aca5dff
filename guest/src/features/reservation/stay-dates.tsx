import { Trans, useLingui } from '@lingui/react/macro';
import { clockIn } from '@stayfront/rules/language/clock-in';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { daysOf } from './days-of.ts';
import type { ReservedRoom } from './standing-rooms.ts';

/** When the guests come and go, with the hours of the house. */
export function StayDates({ rooms }: { rooms: readonly ReservedRoom[] }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const { info } = useHotel();
  const { isShared, ...stay } = daysOf(rooms);
  return (
    <div className="box mg__dates">
      <div>
        <p className="cap muted">
          <Trans>Arrival</Trans>
        </p>
        <p className="strong">{formatDay(language, stay.arrival, 'confirmed')}</p>
        <p className="small muted">{t`Check-in from ${clockIn(language, info.checkInTime.from)}`}</p>
      </div>
      {isShared && <Tag tone="acc">{nights(nightCount(stay))}</Tag>}
      <div className="end">
        <p className="cap muted">
          <Trans>Departure</Trans>
        </p>
        <p className="strong">{formatDay(language, stay.departure, 'confirmed')}</p>
        <p className="small muted">{t`Check-out until ${clockIn(language, info.checkOutTime.to)}`}</p>
      </div>
    </div>
  );
}
