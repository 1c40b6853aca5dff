import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { movementsQuery } from '../../app/data/report-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../../features/changes/write-moment.ts';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';
import { useReportWords } from '../../features/report/use-report-words.ts';
import type { Moved } from './moved.ts';

interface MovementsPanelProps {
  moved: Moved;
  span: { readonly from: string; readonly to: string };
  currency: CurrencyCode;
  onClose: () => void;
}

/** The payments and refunds that a figure is the sum of. */
export function MovementsPanel({ moved: { day, way }, span, currency, onClose }: MovementsPanelProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { timeZone, today } = useHouse();
  const { wayName } = useReportWords();
  const { money } = useReportNumbers(currency);
  const { from, to } = day ? { from: day, to: day } : span;
  const read = useQuery(movementsQuery(useTransport(), hotelId, { from, to, ...(way ? { way } : {}) }));
  const movements = read.data?.movements ?? [];
  const sum = movements.reduce((all, { kind, amount }) => all + (kind === 'received' ? amount : -amount), 0);
  const title = [day && formatDay(language, day, 'dated'), way && wayName(way)].filter(Boolean).join(', ');
  return (
    <SidePanel isOpen onClose={onClose} closeLabel={t`Close`} title={title || t`All payments`} className="report-stays">
      {read.error && (
        <Alert tone="warn" isLive>
          <Trans>The payments could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void read.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {!read.data && !read.error && <Skeleton height="240px" />}
      {read.data && (
        <>
          {read.data.isCut ? (
            <Alert tone="info">
              <Trans>These are the latest 1,000. Choose fewer days, or take the file, to see all.</Trans>
            </Alert>
          ) : (
            <p role="status">{t`Together ${money(sum)}`}</p>
          )}
          <div className="report-scroll">
            <table className="report-table" aria-label={t`Payments behind the figure`}>
              <thead>
                <tr>
                  <th scope="col">{t`When`}</th>
                  <th scope="col">{t`Guest`}</th>
                  <th scope="col">{t`Way`}</th>
                  <th scope="col" className="is-number">{t`Amount`}</th>
                </tr>
              </thead>
              <tbody>
                {movements.map(({ at, way: by, kind, amount, reservationId, guestName }) => (
                  <tr key={`${at} ${reservationId} ${kind} ${amount}`}>
                    <td>{writeMoment({ language, timeZone, today }, at)}</td>
                    <td>
                      <Link to={`/${hotelId}/desk/reservations/${reservationId}`}>
                        <bdi>{guestName || reservationId}</bdi>
                      </Link>
                    </td>
                    <td>{wayName(by)}</td>
                    <td className="is-number">
                      <bdi>{money(kind === 'received' ? amount : -amount)}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </SidePanel>
  );
}
