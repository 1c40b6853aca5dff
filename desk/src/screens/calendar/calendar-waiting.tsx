import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import './calendar-waiting.css';
import '../../parts/late.css';

/** Rows of the height of those that come; they are not seen before 300 ms have gone. */
export function CalendarWaiting() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={<Trans>Calendar</Trans>} />
      <div className="late calendar-waiting" role="status" aria-label={t`The calendar is coming`}>
        {Array.from({ length: 14 }, (_, row) => (
          <div key={row} className="calendar-waiting__row">
            <Skeleton width="150px" height="14px" />
            {Array.from({ length: 14 }, (__, col) => (
              <Skeleton key={col} width="26px" height="12px" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
