import { msg } from '@lingui/core/macro';
import { moneyReportQuery } from '../../app/data/report-queries.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';
import { readReport } from '../../features/report/read-report.ts';

export const reportMoneyScreen: DeskScreen = {
  path: 'reports/money',
  title: msg`Money`,
  leastRole: 'reader',
  part: screenPart(() => import('./report-money-screen.tsx')),
  module: 'src/screens/report-money/report-money-screen.tsx',
  load: ({ hotelId, transport, queryClient, query, today }) =>
    queryClient.query(moneyReportQuery(transport, hotelId, readReport(query, today))),
};
