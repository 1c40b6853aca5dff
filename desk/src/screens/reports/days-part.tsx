import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@stayfront/contract/report/report';
import { stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { BarChart, type Bar } from '../../features/report/bar-chart.tsx';
import type { Behind } from '../../features/report/behind.ts';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';
import { Section } from '../../parts/section.tsx';

interface DaysPartProps {
  report: Report;
  onOpen: (behind: Behind) => void;
}

/** Night by night how full the house is; by days of booking, how many nights were sold. */
export function DaysPart({ report, onOpen }: DaysPartProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { count, percent, amount } = useReportNumbers(report.currency);
  const { days, by, against, currency } = report;
  const isFull = by === 'stay' && report.total.capacity !== null;
  const bars = days.map(({ date, now, before }): Bar => {
    const day = formatDay(language, date, 'brief');
    return {
      key: date,
      short: days.length > 62 ? formatDay(language, date, 'short') : String(Number(date.slice(8))),
      title: isFull ? t`${day}: ${count(now.nights)} of ${count(now.capacity)}` : t`${day}: ${count(now.nights)} sold`,
      value: isFull ? (now.occupancy ?? 0) / 100 : now.nights,
      before: before && (isFull ? before.occupancy && before.occupancy / 100 : before.nights),
      isStrong: isFull && now.capacity !== null && now.nights >= now.capacity,
      isWeekend: days.length <= 62 && [0, 6].includes(weekdayOf(stayDate(date))),
    };
  });
  const title = isFull ? t`Occupancy by night` : by === 'stay' ? t`Nights sold` : t`Nights sold by day of booking`;
  return (
    <Section
      title={title}
      aside={
        <span className="chart-key">
          <span>
            <i />
            {isFull ? t`occupancy, %` : t`nights`}
          </span>
          {isFull && (
            <span>
              <i className="is-strong" />
              {t`full`}
            </span>
          )}
          {against && (
            <span>
              <i className="is-before" />
              {t`from ${formatDay(language, against.from, 'shortYear')}`}
            </span>
          )}
        </span>
      }
    >
      <div className="chart-scroll">
        <BarChart label={title} bars={bars} {...(isFull ? { top: 100 } : {})} tick={(value) => count(value)} />
      </div>
      <details className="report-fold">
        <summary>
          <Trans>As a table</Trans>
        </summary>
        <div className="report-scroll">
          <table className="report-table" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t`Day`}</th>
                <th scope="col" className="is-number">{t`Nights`}</th>
                {isFull && <th scope="col" className="is-number">{t`Occupancy`}</th>}
                <th scope="col" className="is-number">{t`ADR`}</th>
                <th scope="col" className="is-number">{t`Revenue, ${currency}`}</th>
                {against && <th scope="col" className="is-number">{t`Nights, compared`}</th>}
                {against && <th scope="col" className="is-number">{t`Revenue, compared`}</th>}
              </tr>
            </thead>
            <tbody>
              {days.map(({ date, now, before }) => (
                <tr key={date}>
                  <th scope="row">
                    <button
                      type="button"
                      className="report-table__open"
                      onClick={() => onOpen({ of: 'day', key: date })}
                    >
                      {formatDay(language, date, 'far')}
                    </button>
                  </th>
                  <td className="is-number">{count(now.nights)}</td>
                  {isFull && <td className="is-number">{percent(now.occupancy)}</td>}
                  <td className="is-number">{amount(now.adr)}</td>
                  <td className="is-number">{amount(now.revenue)}</td>
                  {against && <td className="is-number">{count(before?.nights ?? null)}</td>}
                  {against && <td className="is-number">{amount(before?.revenue ?? null)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  );
}
