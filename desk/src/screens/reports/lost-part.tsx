import { Trans, useLingui } from '@lingui/react/macro';
import type { Report, ReportLost } from '@stayfront/contract/report/report';
import type { Behind } from '../../features/report/behind.ts';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';
import { Section } from '../../parts/section.tsx';

interface LostPartProps {
  report: Report;
  onOpen: (behind: Behind) => void;
}

/** What was cancelled and who did not come, with the fees that were kept; none of it is part of the revenue. */
export function LostPart({ report, onOpen }: LostPartProps) {
  const { t } = useLingui();
  const { currency, cancelled, noShow, changeFees, by } = report;
  const { count, amount, money } = useReportNumbers(currency);
  const rows: readonly (readonly ['cancelled' | 'no-show', string, ReportLost])[] = [
    ['cancelled', t`Cancelled`, cancelled],
    ['no-show', t`Did not come`, noShow],
  ];
  return (
    <Section
      title={<Trans>Cancelled and did not come</Trans>}
      aside={
        <small>{by === 'stay' ? t`rooms that were to arrive on these days` : t`rooms booked on these days`}</small>
      }
    >
      <div className="report-scroll">
        <table className="report-table" aria-label={t`Cancelled and did not come`}>
          <thead>
            <tr>
              <th scope="col">{t`What`}</th>
              <th scope="col" className="is-number">{t`Stays`}</th>
              <th scope="col" className="is-number">{t`Nights`}</th>
              <th scope="col" className="is-number">{t`Had been agreed, ${currency}`}</th>
              <th scope="col" className="is-number">{t`Fees, ${currency}`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([of, name, lost]) => (
              <tr key={of}>
                <th scope="row">
                  <button type="button" className="report-table__open" onClick={() => onOpen({ of })}>
                    {name}
                  </button>
                </th>
                <td className="is-number">{count(lost.stays)}</td>
                <td className="is-number">{count(lost.nights)}</td>
                <td className="is-number">{amount(lost.revenue)}</td>
                <td className="is-number">{amount(lost.kept)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changeFees > 0 && <p className="empty-line">{t`Fees for changes of the stays above: ${money(changeFees)}`}</p>}
    </Section>
  );
}
