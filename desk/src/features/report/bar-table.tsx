import { useLingui } from '@lingui/react/macro';
import type { Report } from '@stayfront/contract/report/report';
import type { ReportDimension } from '@stayfront/rules/report/dimensions';
import { shareOf } from '@stayfront/rules/report/figures';
import type { Behind } from './behind.ts';
import { useReportNumbers } from './use-report-numbers.ts';
import { useReportWords } from './use-report-words.ts';

interface BarTableProps {
  label: string;
  report: Report;
  dimension: ReportDimension;
  onOpen: (behind: Behind) => void;
}

/** How stays are spread over groups, as bars in the lines of a table. */
export function BarTable({ label, report, dimension, onOpen }: BarTableProps) {
  const { t } = useLingui();
  const { dimensions, lineName } = useReportWords();
  const { count, percent } = useReportNumbers(report.currency);
  const lines = report.lines[dimension];
  const most = Math.max(1, ...lines.map(({ now }) => now.stays));
  return (
    <table className="report-table" aria-label={label}>
      <thead className="sr">
        <tr>
          <th scope="col">{dimensions[dimension]}</th>
          <td />
          <th scope="col">{t`Stays`}</th>
          <th scope="col">{t`Share`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, now }) => (
          <tr key={key}>
            <th scope="row">
              <button type="button" className="report-table__open" onClick={() => onOpen({ of: dimension, key })}>
                {lineName(dimension, key, name)}
              </button>
            </th>
            <td aria-hidden>
              <span className="report-bar">
                <i style={{ inlineSize: `${(now.stays / most) * 100}%` }} />
              </span>
            </td>
            <td className="is-number">{count(now.stays)}</td>
            <td className="is-number">{percent(shareOf(now.stays, report.total.stays))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
