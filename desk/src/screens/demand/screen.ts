import { msg } from '@lingui/core/macro';
import { demandQuery, funnelQuery } from '../../app/data/demand-queries.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';
import { searchedDays } from './searched-days.ts';

export const demandScreen: DeskScreen = {
  path: 'reports/demand',
  title: msg`Demand`,
  leastRole: 'reader',
  part: screenPart(() => import('./demand-screen.tsx')),
  module: 'src/screens/demand/demand-screen.tsx',
  load: ({ hotelId, transport, queryClient, query, today }) =>
    Promise.allSettled([
      queryClient.query(demandQuery(transport, hotelId, searchedDays(query, today))),
      queryClient.query(funnelQuery(transport, hotelId, searchedDays(query, today))),
    ]),
};
