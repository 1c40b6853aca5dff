import { Trans, useLingui } from '@lingui/react/macro';
import type { MoneyReport } from '@stayfront/contract/report/money-report';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { moneyReportQuery } from '../../app/data/report-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { FigureRow } from '../../features/report/figure-row.tsx';
import { ReportFrame } from '../../features/report/report-frame.tsx';
import { useReportAddress } from '../../features/report/use-report-address.ts';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';
import { useReportWords } from '../../features/report/use-report-words.ts';
import { Section } from '../../parts/section.tsx';
import { DayTable } from './day-table.tsx';
import { MovementsPanel } from './movements-panel.tsx';
import { readMoved, writeMoved, type Moved } from './moved.ts';

/** What the accountant needs: money that came and went back, by day and way, and the taxes of stays that ended. */
export default function ReportMoneyScreen() {
  const { hotelId } = useDesk();
  const [address, setAddress] = useSearchParams();
  const { query, change, close } = useReportAddress();
  const { data, error, refetch, isPlaceholderData } = useQuery(moneyReportQuery(useTransport(), hotelId, query));
  const moved = readMoved(address.get('moved'));
  const open = (one: Moved): void => setAddress(new URLSearchParams({ ...query, moved: writeMoved(one) }));
  return (
    <ReportFrame
      current="money"
      query={query}
      table="money"
      hasBasis={false}
      isWaiting={!data}
      hasFailed={error !== null}
      isStale={isPlaceholderData}
      isComplete={data?.isComplete ?? true}
      onChange={change}
      onRetry={() => void refetch()}
    >
      {data && <Money report={data} onOpen={open} />}
      {data && moved && <MovementsPanel moved={moved} span={query} currency={data.currency} onClose={close} />}
    </ReportFrame>
  );
}

function Money({ report, onOpen }: { report: MoneyReport; onOpen: (moved: Moved) => void }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { wayName } = useReportWords();
  const { count, money, amount } = useReportNumbers(report.currency);
  const { total, ways, taxes, currency, span } = report;
  const openAll = (): void => onOpen({ day: null, way: null });
  const [received, givenBack] = [money(total.received), money(total.givenBack)];
  return (
    <>
      <FigureRow
        openLabel={(name) => t`${name}: show the payments`}
        figures={[
          { name: t`Received`, value: received, formula: t`all ways together`, onOpen: openAll },
          { name: t`Given back`, value: givenBack, formula: t`refunds that did not fail`, onOpen: openAll },
          { name: t`Net`, value: money(total.net), formula: `${received} − ${givenBack}`, onOpen: openAll },
          { name: t`Movements`, value: count(total.count), formula: t`payments and refunds`, onOpen: openAll },
        ]}
      />
      {total.count === 0 ? (
        <p className="empty-line" role="status">
          <Trans>No money moved on these days.</Trans>
        </p>
      ) : (
        <>
          <Section title={<Trans>By way</Trans>}>
            <div className="report-scroll">
              <table className="report-table" aria-label={t`By way`}>
                <thead>
                  <tr>
                    <th scope="col">{t`Way`}</th>
                    <th scope="col" className="is-number">{t`Movements`}</th>
                    <th scope="col" className="is-number">{t`Received, ${currency}`}</th>
                    <th scope="col" className="is-number">{t`Given back, ${currency}`}</th>
                    <th scope="col" className="is-number">{t`Net, ${currency}`}</th>
                  </tr>
                </thead>
                <tbody>
                  {ways.map((line) => (
                    <tr key={line.way}>
                      <th scope="row">
                        <button
                          type="button"
                          className="report-table__open"
                          onClick={() => onOpen({ day: null, way: line.way })}
                        >
                          {wayName(line.way)}
                        </button>
                      </th>
                      <td className="is-number">{count(line.count)}</td>
                      <td className="is-number">{amount(line.received)}</td>
                      <td className="is-number">{amount(line.givenBack)}</td>
                      <td className="is-number">{amount(line.net)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Section>
        </>
      )}
      <Section
        title={<Trans>Taxes</Trans>}
        aside={
          <small>
            {t`stays that leave from ${formatDay(language, span.from, 'short')} to ${formatDay(language, span.to, 'short')}: ${count(taxes.stays)}`}
          </small>
        }
      >
        <table className="report-table" aria-label={t`Taxes`}>
          <thead className="sr">
            <tr>
              <th scope="col">{t`Tax`}</th>
              <th scope="col">{currency}</th>
            </tr>
          </thead>
          <tbody>
            {taxes.vat.map(({ percentage, amount: vat }) => (
              <tr key={percentage ?? 'unknown'}>
                <th scope="row">
                  {percentage === null
                    ? t`VAT at a rate no longer known, inside rooms and services`
                    : t`VAT ${writeNumber(language, percentage, 1)} %, inside rooms and services`}
                </th>
                <td className="is-number">{money(vat)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <Trans>Local taxes, paid at check-in</Trans>
              </th>
              <td className="is-number">{money(taxes.local)}</td>
            </tr>
          </tbody>
        </table>
      </Section>
      {total.count > 0 && (
        <Section title={<Trans>By day</Trans>}>
          <DayTable report={report} onOpen={onOpen} />
        </Section>
      )}
    </>
  );
}
