import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '../../app/data/report-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { LineTable } from '../../features/report/line-table.tsx';
import { ReportFiles, ReportFrame } from '../../features/report/report-frame.tsx';
import { StaysPanel } from '../../features/report/stays-panel.tsx';
import { useReportAddress } from '../../features/report/use-report-address.ts';
import { Section } from '../../parts/section.tsx';

/** Where bookings come from: what brought them, and from which countries their guests are. */
export default function ReportSourcesScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { query, behind, change, open, close } = useReportAddress();
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(useTransport(), hotelId, query));
  return (
    <ReportFrame
      current="sources"
      query={query}
      table="source"
      isWaiting={!data}
      hasFailed={error !== null}
      isStale={isPlaceholderData}
      isComplete={data?.isComplete ?? true}
      onChange={change}
      onRetry={() => void refetch()}
    >
      {data && data.total.stays === 0 && (
        <p className="empty-line" role="status">
          <Trans>Nothing was sold on these days.</Trans>
        </p>
      )}
      {data && data.total.stays > 0 && (
        <>
          <Section title={<Trans>What brought them</Trans>}>
            <LineTable label={t`By source`} report={data} dimension="source" onOpen={open} />
          </Section>
          <Section title={<Trans>Where guests come from</Trans>} aside={<ReportFiles query={query} table="country" />}>
            <LineTable label={t`By country`} report={data} dimension="country" onOpen={open} />
          </Section>
        </>
      )}
      {data && behind && <StaysPanel behind={behind} query={query} report={data} onClose={close} />}
    </ReportFrame>
  );
}
