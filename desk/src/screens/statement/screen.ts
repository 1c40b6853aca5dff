import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { statementQuery } from '../../app/data/statement-query.ts';
import type { DeskScreen } from '../../app/page/screen.ts';
import { dayIn } from './day-in.ts';

export const statementScreen: DeskScreen = {
  path: 'reports/statement',
  title: msg`Statement of the day`,
  leastRole: 'reader',
  part: screenPart(() => import('./statement-screen.tsx')),
  module: 'src/screens/statement/statement-screen.tsx',
  load: ({ hotelId, transport, queryClient, query }) =>
    queryClient.query(statementQuery(transport, hotelId, dayIn(query))),
};
