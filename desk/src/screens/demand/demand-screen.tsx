import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { demandQuery, funnelQuery } from '../../app/data/demand-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { ReportTabs } from '../../features/report/report-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { Segments } from '../../parts/segments.tsx';
import { BroughtList } from './brought-list.tsx';
import { DemandChart } from './demand-chart.tsx';
import { DemandLines } from './demand-lines.tsx';
import { DemandSums } from './demand-sums.tsx';
import { FunnelPart } from './funnel-part.tsx';
import { searchedDays, spanIn, spans, type Span } from './searched-days.ts';

/** Whom the house has turned away, why, what it likely cost and the change that would have served them; and who came how far. */
export default function DemandScreen() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { today } = useHouse();
  const [query, setQuery] = useSearchParams();
  const transport = useTransport();
  const days = searchedDays(query, today);
  const demand = useQuery({ ...demandQuery(transport, hotelId, days), placeholderData: keepPreviousData });
  const funnel = useQuery({ ...funnelQuery(transport, hotelId, days), placeholderData: keepPreviousData });
  const names: Readonly<Record<Span, string>> = {
    7: t`7 days`,
    28: t`4 weeks`,
    91: t`3 months`,
    364: t`1 year`,
  };
  const fileOf = (what: 'demand' | 'funnel'): string =>
    `/api/hotels/${hotelId}/reports/demand-export?${new URLSearchParams({ ...days, what, lang: language })}`;
  const first = formatDay(language, days.from, 'dated');
  const isQuiet = demand.data !== undefined && demand.data.turnedAway.parties === 0;
  return (
    <>
      <PageHead
        title={<Trans>Reports</Trans>}
        actions={
          <Segments
            legend={t`Searched in the last`}
            options={spans.map((key) => ({ key, name: names[key] }))}
            chosen={spanIn(query)}
            onChange={(span) => setQuery(span === '28' ? {} : { days: span }, { replace: true })}
          />
        }
      />
      <ReportTabs current="demand" />
      <div className="page-body">
        {demand.error && (
          <Alert tone="warn" isLive>
            <Trans>Who was turned away could not be read.</Trans>{' '}
            <Button kind="quiet" onClick={() => void demand.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        )}
        {!demand.data && !demand.error && <Skeleton height="420px" gapAbove="16px" />}
        {demand.data && isQuiet && (
          <p className="empty-line" role="status">
            {demand.data.searches === 0 ? (
              <Trans>Nobody has searched since {first}.</Trans>
            ) : (
              <Trans>Everybody who has searched since {first} found something.</Trans>
            )}
          </p>
        )}
        {demand.data && !isQuiet && (
          <>
            <DemandSums demand={demand.data} />
            <Section title={t`Turned away, by night of arrival`}>
              <DemandChart demand={demand.data} />
            </Section>
            <Section title={t`What would have served them`} aside={<FileLink to={fileOf('demand')} />}>
              <p className="cap">
                <Trans>A change lands in the calendar for review; nothing is saved yet.</Trans>
              </p>
              <DemandLines demand={demand.data} />
            </Section>
          </>
        )}
        {demand.data && <BroughtList demand={demand.data} />}
        <Section title={t`From search to booking`} aside={<FileLink to={fileOf('funnel')} />}>
          {funnel.error && (
            <Alert tone="warn" isLive>
              <Trans>The steps of your guests could not be read.</Trans>{' '}
              <Button kind="quiet" onClick={() => void funnel.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            </Alert>
          )}
          {!funnel.data && !funnel.error && <Skeleton height="240px" gapAbove="16px" />}
          {funnel.data && <FunnelPart funnel={funnel.data} />}
        </Section>
      </div>
    </>
  );
}

function FileLink({ to }: { to: string }) {
  const { t } = useLingui();
  return (
    <a className="btn btn-s btn-3" href={to} download>
      <span className="btn__label">
        <Download className="ic ic-s" aria-hidden /> {t`As CSV file`}
      </span>
    </a>
  );
}
