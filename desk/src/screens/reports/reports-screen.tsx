import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@stayfront/contract/report/report';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '../../app/data/report-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { BarTable } from '../../features/report/bar-table.tsx';
import type { Behind } from '../../features/report/behind.ts';
import { LineTable } from '../../features/report/line-table.tsx';
import { ReportFiles, ReportFrame } from '../../features/report/report-frame.tsx';
import { StaysPanel } from '../../features/report/stays-panel.tsx';
import { useReportAddress } from '../../features/report/use-report-address.ts';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';
import { Section } from '../../parts/section.tsx';
import { DaysPart } from './days-part.tsx';
import { HouseFigures } from './house-figures.tsx';
import { LostPart } from './lost-part.tsx';
import { PickupPart } from './pickup-part.tsx';

/** How the house sells: rooms, prices, and what they are made of. */
export default function ReportsScreen() {
  const { hotelId } = useDesk();
  const { query, behind, change, open, close } = useReportAddress();
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(useTransport(), hotelId, query));
  return (
    <ReportFrame
      current="house"
      query={query}
      table="days"
      isWaiting={!data}
      hasFailed={error !== null}
      isStale={isPlaceholderData}
      isComplete={data?.isComplete ?? true}
      onChange={change}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <HouseFigures report={data} onOpen={open} />
          {data.total.stays === 0 && (
            <p className="empty-line" role="status">
              <Trans>Nothing was sold on these days.</Trans>
            </p>
          )}
          {(data.total.stays > 0 || (data.totalBefore?.stays ?? 0) > 0) && (
            <Sold report={data} query={query} onOpen={open} />
          )}
          <LostPart report={data} onOpen={open} />
        </>
      )}
      <PickupPart />
      {data && behind && <StaysPanel behind={behind} query={query} report={data} onClose={close} />}
    </ReportFrame>
  );
}

interface SoldProps {
  report: Report;
  query: ReturnType<typeof useReportAddress>['query'];
  onOpen: (behind: Behind) => void;
}

function Sold({ report, query, onOpen }: SoldProps) {
  const { t } = useLingui();
  const { count, tenths } = useReportNumbers(report.currency);
  return (
    <>
      <DaysPart report={report} onOpen={onOpen} />
      <Section title={<Trans>By room</Trans>} aside={<ReportFiles query={query} table="room" />}>
        <LineTable label={t`By room`} report={report} dimension="room" onOpen={onOpen} />
      </Section>
      <Section title={<Trans>By rate</Trans>} aside={<ReportFiles query={query} table="rate" />}>
        <LineTable label={t`By rate`} report={report} dimension="rate" onOpen={onOpen} />
      </Section>
      <div className="report-pair">
        <Section
          title={<Trans>Lead time</Trans>}
          aside={<small>{t`median in days: ${count(report.medianLead)}`}</small>}
        >
          <BarTable label={t`Lead time`} report={report} dimension="lead" onOpen={onOpen} />
        </Section>
        <Section
          title={<Trans>Length of stay</Trans>}
          aside={<small>{t`average in nights: ${tenths(report.averageLength)}`}</small>}
        >
          <BarTable label={t`Length of stay`} report={report} dimension="length" onOpen={onOpen} />
        </Section>
      </div>
    </>
  );
}
