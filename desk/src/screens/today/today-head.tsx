import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeskDay } from '@stayfront/contract/desk/day';
import type { DeskOutlook } from '@stayfront/contract/desk/outlook';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { NewBookingLink } from '../../features/frame/new-booking-link.tsx';
import { PageHead } from '../../parts/page-head.tsx';

interface TodayHeadProps {
  shown: string;
  day: DeskDay | undefined;
  outlook: DeskOutlook | undefined;
  onStep: (by: number) => void;
  onToday: () => void;
}

/** The day and its house in one line, and the ways to other days. */
export function TodayHead({ shown, day, outlook, onStep, onToday }: TodayHeadProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { today } = useHouse();
  const night = outlook?.nights.find(({ date }) => date === shown);
  return (
    <PageHead
      title={
        <>
          <span className="today-head__long">{formatDay(language, shown, 'spoken')}</span>
          <span className="today-head__short">{formatDay(language, shown, 'brief')}</span>
        </>
      }
      actions={
        <>
          <IconButton
            icon={ChevronLeft}
            label={t`The day before`}
            isOutlined
            isDirectional
            onClick={() => onStep(-1)}
          />
          {shown !== today && (
            <button type="button" className="btn btn-2" onClick={onToday}>
              <Trans>Today</Trans>
            </button>
          )}
          <IconButton icon={ChevronRight} label={t`The day after`} isOutlined isDirectional onClick={() => onStep(1)} />
          <IconButton icon={Printer} label={t`Print this day`} onClick={() => window.print()} />
          <NewBookingLink />
        </>
      }
    >
      {night && (
        <>
          {shown === today
            ? t`${night.sold} of ${night.total} rooms tonight`
            : t`${night.sold} of ${night.total} rooms that night`}
          {day && ' · '}
        </>
      )}
      {day && (
        <Trans>
          <Plural value={day.arrivals.length} one="# arrives" other="# arrive" />,{' '}
          <Plural value={day.departures.length} one="# leaves" other="# leave" />,{' '}
          <Plural value={day.inHouse.length} one="# stays" other="# stay" />
        </Trans>
      )}
    </PageHead>
  );
}
