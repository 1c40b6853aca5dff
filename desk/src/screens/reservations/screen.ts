import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { readListQuery } from '../../app/data/list-query.ts';
import { countsQuery, reservationsQuery, savedViewsQuery } from '../../app/data/reservations-queries.ts';
import type { DeskScreen } from '../../app/page/screen.ts';

export const reservationsScreen: DeskScreen = {
  path: 'reservations',
  title: msg`Reservations`,
  leastRole: 'reader',
  part: screenPart(() => import('./reservations-screen.tsx')),
  module: 'src/screens/reservations/reservations-screen.tsx',
  load: ({ hotelId, transport, queryClient, query }) => {
    const shown = readListQuery(query);
    return Promise.all([
      queryClient.infiniteQuery(reservationsQuery(transport, hotelId, shown)),
      queryClient.query(countsQuery(transport, hotelId, shown)),
      queryClient.query(savedViewsQuery(transport, hotelId)),
    ]);
  },
};
