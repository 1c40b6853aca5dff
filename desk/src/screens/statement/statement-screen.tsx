import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { statementQuery } from '../../app/data/statement-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { ReportTabs } from '../../features/report/report-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { dayIn } from './day-in.ts';
import { NoStatement } from './no-statement.tsx';
import { StatementDays } from './statement-days.tsx';
import { StatementLines } from './statement-lines.tsx';
import { StatementVerdict } from './statement-verdict.tsx';
import './statement.css';

/** What the engine found when it held its own books against each other. */
export default function StatementScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const [address] = useSearchParams();
  const read = useQuery(statementQuery(useTransport(), hotelId, dayIn(address)));
  const { statement, days } = read.data ?? { statement: null, days: [] };
  return (
    <>
      <PageHead title={t`Reports`}>
        <Trans>Every night the engine checks its own books.</Trans>
      </PageHead>
      <ReportTabs current="statement" />
      <div className="page-body statement">
        {read.error && (
          <Alert tone="warn" isLive>
            <Trans>The statement could not be read.</Trans>{' '}
            <Button kind="quiet" onClick={() => void read.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        )}
        {!read.data && !read.error && <Skeleton height="420px" gapAbove="16px" />}
        {read.data && !statement && <NoStatement hasOthers={days.length > 0} />}
        {statement && (
          <>
            <StatementVerdict statement={statement} isLast={days[0]?.day === statement.day} />
            <StatementLines key={statement.day + statement.madeAt} lines={statement.lines} />
          </>
        )}
        {days.length > 0 && <StatementDays days={days} shown={statement?.day ?? null} />}
      </div>
    </>
  );
}
