import { msg } from '@lingui/core/macro';
import { connectionsQuery } from '../../app/data/connections-queries.ts';
import { feedsQuery } from '../../app/data/feeds-query.ts';
import { systemsQuery } from '../../app/data/systems-queries.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

export const connectionsScreen: DeskScreen = {
  path: 'connections',
  title: msg`Connections`,
  leastRole: 'manager',
  part: screenPart(() => import('./connections-screen.tsx')),
  module: 'src/screens/connections/connections-screen.tsx',
  load: ({ hotelId, transport, queryClient }) =>
    Promise.all([
      queryClient.query(connectionsQuery(transport, hotelId)),
      queryClient.query(systemsQuery(transport, hotelId)),
      queryClient.query(feedsQuery(transport, hotelId)),
    ]),
};
