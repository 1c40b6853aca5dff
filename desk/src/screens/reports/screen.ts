import { msg } from '@lingui/core/macro';
import { reportQuery } from '../../app/data/report-queries.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';
import { readReport } from '../../features/report/read-report.ts';

export const reportsScreen: DeskScreen = {
  path: 'reports',
  title: msg`Reports`,
  leastRole: 'reader',
  part: screenPart(() => import('./reports-screen.tsx')),
  module: 'src/screens/reports/reports-screen.tsx',
  load: ({ hotelId, transport, queryClient, query, today }) =>
    queryClient.query(reportQuery(transport, hotelId, readReport(query, today))),
};
