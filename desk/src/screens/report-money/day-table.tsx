import { useLingui } from '@lingui/react/macro';
import type { MoneyReport } from '@stayfront/contract/report/money-report';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';
import { useReportWords } from '../../features/report/use-report-words.ts';
import type { Moved } from './moved.ts';

interface DayTableProps {
  report: MoneyReport;
  onOpen: (moved: Moved) => void;
}

/** Day by day and way by way: what stands on the statement of a provider. */
export function DayTable({ report: { days, currency }, onOpen }: DayTableProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { wayName } = useReportWords();
  const { amount } = useReportNumbers(currency);
  return (
    <div className="report-scroll">
      <table className="report-table" aria-label={t`By day`}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Way`}</th>
            <th scope="col" className="is-number">{t`Received, ${currency}`}</th>
            <th scope="col" className="is-number">{t`Given back, ${currency}`}</th>
            <th scope="col" className="is-number">{t`Net, ${currency}`}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, way, received, givenBack, net }) => (
            <tr key={`${date} ${way}`}>
              <th scope="row">
                <button type="button" className="report-table__open" onClick={() => onOpen({ day: date, way })}>
                  {formatDay(language, date, 'far')}
                </button>
              </th>
              <td>{wayName(way)}</td>
              <td className="is-number">{amount(received)}</td>
              <td className="is-number">{amount(givenBack)}</td>
              <td className="is-number">{amount(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
