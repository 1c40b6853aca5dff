import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '@stayfront/contract/call';
import { exportReport, type ReportTable } from '@stayfront/contract/report/export-report';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReportQuery } from '../../app/data/report-queries.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ReportTabs, type ReportTab } from './report-tabs.tsx';
import { SpanBar } from './span-bar.tsx';
import './report.css';

interface ReportFrameProps {
  current: ReportTab;
  query: ReportQuery;
  table: ReportTable;
  hasBasis?: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  /** Shown beside what was read before, while it is read anew. */
  isStale: boolean;
  isComplete: boolean;
  onChange: (query: ReportQuery) => void;
  onRetry: () => void;
  children: ReactNode;
}

/** What every report stands in: its days, its files, and what is said while it is not there. */
export function ReportFrame(props: ReportFrameProps) {
  const { current, query, table, hasBasis = true, isWaiting, hasFailed, isStale, isComplete } = props;
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const [first, last] = [formatDay(language, query.from, 'dated'), formatDay(language, query.to, 'dated')];
  return (
    <>
      <PageHead
        title={<Trans>Reports</Trans>}
        actions={
          <>
            <IconButton icon={Printer} label={t`Print this report`} onClick={() => window.print()} />
            <ReportFiles query={query} table={table} />
          </>
        }
      >
        {first === last ? first : t`${first} to ${last}`}
      </PageHead>
      <ReportTabs current={current} />
      <div className="page-body report" aria-busy={isStale || isWaiting}>
        <SpanBar query={query} hasBasis={hasBasis} onChange={props.onChange} />
        {hasFailed && (
          <Alert tone="warn" isLive>
            <Trans>The report could not be read.</Trans>{' '}
            <Button kind="quiet" onClick={props.onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        )}
        {isWaiting && !hasFailed && <Skeleton height="420px" />}
        {!isWaiting && !isComplete && (
          <Alert tone="info">
            <Trans>Bookings of before are still being counted: these figures grow for some minutes.</Trans>
          </Alert>
        )}
        {!isWaiting && props.children}
        <p className="report-by-mail">
          <Link to={`/${hotelId}/desk/you#report-mail`}>
            <Trans>Get this report by mail each morning or each Monday</Trans>
          </Link>
        </p>
      </div>
    </>
  );
}

/** A table of the report for a spreadsheet, in the language of the desk. */
export function ReportFiles({ query, table }: { query: ReportQuery; table: ReportTable }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  return (
    <div className="report-files" role="group" aria-label={t`As a file`}>
      <Download className="ic ic-s" aria-hidden />
      {(['csv', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          href={addressOf(exportReport, { params: { hotelId }, query: { ...query, table, format, lang: language } })}
          download
        >
          {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
