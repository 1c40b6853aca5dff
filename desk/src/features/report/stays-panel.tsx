import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@stayfront/contract/report/report';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { behindQuery, type ReportQuery } from '../../app/data/report-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { queryBehind, type Behind } from './behind.ts';
import { useReportNumbers } from './use-report-numbers.ts';
import { useReportWords } from './use-report-words.ts';

interface StaysPanelProps {
  behind: Behind;
  query: ReportQuery;
  report: Report;
  onClose: () => void;
}

/** The rooms of reservations that a figure is the sum of, and that sum. */
export function StaysPanel({ behind, query, report, onClose }: StaysPanelProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const title = useBehindName(report)(behind);
  const read = useInfiniteQuery(behindQuery(useTransport(), hotelId, queryBehind(query, behind)));
  const { amount, count, money } = useReportNumbers(report.currency);
  const pages = read.data?.pages ?? [];
  const total = pages[0]?.total;
  const isLost = behind.of === 'cancelled' || behind.of === 'no-show';
  const stays = pages.flatMap((page) => page.stays);
  return (
    <SidePanel isOpen onClose={onClose} closeLabel={t`Close`} title={title} className="report-stays">
      {read.error && (
        <Alert tone="warn" isLive>
          <Trans>The reservations could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void read.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {!read.data && !read.error && <Skeleton height="240px" />}
      {total && (
        <>
          <p role="status">
            {t`Stays: ${count(total.stays)}, nights: ${count(total.nights)}, ${money(total.revenue)}`}
            {isLost && <> · {t`fees ${money(total.kept)}`}</>}
          </p>
          {stays.length === 0 ? (
            <p className="empty-line">
              <Trans>No reservation is behind this figure.</Trans>
            </p>
          ) : (
            <div className="report-scroll">
              <table className="report-table" aria-label={t`Reservations behind the figure`}>
                <thead>
                  <tr>
                    <th scope="col">{t`Guest`}</th>
                    <th scope="col">{t`Stay`}</th>
                    <th scope="col" className="is-number">{t`Nights`}</th>
                    <th scope="col" className="is-number">{t`Revenue, ${report.currency}`}</th>
                    {isLost && <th scope="col" className="is-number">{t`Fee`}</th>}
                  </tr>
                </thead>
                <tbody>
                  {stays.map((stay) => (
                    <tr key={`${stay.reservationId} ${stay.roomStayIndex}`}>
                      <td>
                        <Link to={`/${hotelId}/desk/reservations/${stay.reservationId}`}>
                          <bdi>{stay.guestName || stay.reservationId}</bdi>
                        </Link>
                      </td>
                      <td>
                        {formatDay(language, stay.arrival, 'shortYear')} –{' '}
                        {formatDay(language, stay.departure, 'short')}
                        {', '}
                        <bdi>{stay.roomName}</bdi>
                      </td>
                      <td className="is-number">{count(stay.nights)}</td>
                      <td className="is-number">{amount(stay.revenue)}</td>
                      {isLost && <td className="is-number">{amount(stay.kept)}</td>}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {read.hasNextPage && (
            <Button
              isWaiting={read.isFetchingNextPage}
              waitingLabel={t`One moment`}
              onClick={() => void read.fetchNextPage()}
            >
              <Trans>Show more</Trans>
            </Button>
          )}
        </>
      )}
    </SidePanel>
  );
}

function useBehindName(report: Report): (behind: Behind) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  const { lineName } = useReportWords();
  return (behind) => {
    switch (behind.of) {
      case 'sold':
        return t`All stays`;
      case 'cancelled':
        return t`Cancelled`;
      case 'no-show':
        return t`Did not come`;
      case 'day':
        return formatDay(language, behind.key, 'dated');
      default: {
        const name = report.lines[behind.of].find(({ key }) => key === behind.key)?.name ?? behind.key;
        return lineName(behind.of, behind.key, name);
      }
    }
  };
}
