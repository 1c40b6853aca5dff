import { Trans, useLingui } from '@lingui/react/macro';
import type { Report, ReportFigures } from '@stayfront/contract/report/report';
import type { ReportDimension } from '@stayfront/rules/report/dimensions';
import type { Behind } from './behind.ts';
import { ReportChange } from './report-change.tsx';
import { useReportNumbers } from './use-report-numbers.ts';
import { useReportWords } from './use-report-words.ts';

interface LineTableProps {
  label: string;
  report: Report;
  dimension: ReportDimension;
  onOpen: (behind: Behind) => void;
}

/** What the sums are made of, line by line, each of which opens; and all of them together. */
export function LineTable({ label, report, dimension, onOpen }: LineTableProps) {
  const { t } = useLingui();
  const { dimensions, lineName } = useReportWords();
  const { count, percent, amount } = useReportNumbers(report.currency);
  const { currency, total, totalBefore } = report;
  const lines = report.lines[dimension];
  const hasRooms = dimension === 'room' && total.capacity !== null;
  const cells = (now: ReportFigures, before: ReportFigures | null, share: number | null) => (
    <>
      <td className="is-number">{count(now.stays)}</td>
      <td className="is-number">{count(now.nights)}</td>
      {hasRooms && <td className="is-number">{percent(now.occupancy)}</td>}
      <td className="is-number">{amount(now.adr)}</td>
      {hasRooms && <td className="is-number">{amount(now.revpar)}</td>}
      <td className="is-number">{amount(now.revenue)}</td>
      <td className="is-number">{percent(share)}</td>
      {report.against && (
        <td className="is-number">
          <ReportChange now={now.revenue} before={before?.revenue ?? null} />
        </td>
      )}
    </>
  );
  return (
    <div className="report-scroll">
      <table className="report-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{dimensions[dimension]}</th>
            <th scope="col" className="is-number">{t`Stays`}</th>
            <th scope="col" className="is-number">{t`Nights`}</th>
            {hasRooms && <th scope="col" className="is-number">{t`Occupancy`}</th>}
            <th scope="col" className="is-number">{t`ADR`}</th>
            {hasRooms && <th scope="col" className="is-number">{t`RevPAR`}</th>}
            <th scope="col" className="is-number">{t`Revenue, ${currency}`}</th>
            <th scope="col" className="is-number">{t`Share`}</th>
            {report.against && <th scope="col" className="is-number">{t`Change`}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, now, before, share }) => (
            <tr key={key}>
              <th scope="row">
                <button type="button" className="report-table__open" onClick={() => onOpen({ of: dimension, key })}>
                  {lineName(dimension, key, name)}
                </button>
              </th>
              {cells(now, before, share)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>All</Trans>
            </th>
            {cells(total, totalBefore, total.revenue === 0 ? null : 10_000)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
