import { Trans, useLingui } from '@lingui/react/macro';
import type { Pickup } from '@stayfront/contract/report/pickup';
import { addDays, isStayDate, stayDate } from '@stayfront/rules/stay/stay-date';
import { shareOf } from '@stayfront/rules/report/figures';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { pickupQuery } from '../../app/data/report-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { BarChart } from '../../features/report/bar-chart.tsx';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';
import { Section } from '../../parts/section.tsx';

/** What is on the books for the months to come, and what of it was picked up since a day. */
export function PickupPart() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { today } = useHouse();
  const [since, setSince] = useState<string>(addDays(stayDate(today), -7));
  const { data, error, refetch } = useQuery(pickupQuery(useTransport(), hotelId, since));
  const id = useId();
  return (
    <Section
      title={<Trans>On the books</Trans>}
      aside={
        <span className="report-since">
          <label htmlFor={id}>{t`picked up since`}</label>{' '}
          <span className="input">
            <input
              id={id}
              type="date"
              value={since}
              max={today}
              onChange={({ target }) => isStayDate(target.value) && setSince(target.value)}
            />
          </span>
        </span>
      }
    >
      {error && (
        <Alert tone="warn" isLive>
          <Trans>What is on the books could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {!data && !error && <Skeleton height="240px" />}
      {data && <Books pickup={data} />}
    </Section>
  );
}

function Books({ pickup: { months, currency } }: { pickup: Pickup }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { count, percent, amount } = useReportNumbers(currency);
  const signed = (value: number): string => `${value < 0 ? '−' : value > 0 ? '+' : '±'}${count(Math.abs(value))}`;
  const label = t`Room nights on the books by month`;
  return (
    <>
      <div className="chart-scroll">
        <BarChart
          label={label}
          bars={months.map(({ month, now, lastYear }) => ({
            key: month,
            short: formatDay(language, month, 'month'),
            title: t`${formatDay(language, month, 'month')}: ${count(now.nights)} sold`,
            value: now.nights,
            before: lastYear.nights,
          }))}
          tick={(value) => count(value)}
        />
      </div>
      <div className="report-scroll">
        <table className="report-table" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t`Month`}</th>
              <th scope="col" className="is-number">{t`On the books`}</th>
              <th scope="col" className="is-number">{t`Sold`}</th>
              <th scope="col" className="is-number">{t`Picked up`}</th>
              <th scope="col" className="is-number">{t`Picked up, ${currency}`}</th>
              <th scope="col" className="is-number">{t`This day last year`}</th>
              <th scope="col" className="is-number">{t`Revenue, ${currency}`}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, capacity, now, atThatTime, lastYear }) => (
              <tr key={month}>
                <th scope="row">{formatDay(language, month, 'month')}</th>
                <td className="is-number">{count(now.nights)}</td>
                <td className="is-number">{percent(capacity === null ? null : shareOf(now.nights, capacity))}</td>
                <td className="is-number">
                  <bdi>{signed(now.nights - atThatTime.nights)}</bdi>
                </td>
                <td className="is-number">{amount(now.revenue - atThatTime.revenue)}</td>
                <td className="is-number">{count(lastYear.nights)}</td>
                <td className="is-number">{amount(now.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
