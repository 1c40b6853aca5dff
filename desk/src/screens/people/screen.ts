import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { changesQuery, peopleQuery } from '../../app/data/people-queries.ts';
import type { DeskScreen } from '../../app/page/screen.ts';

export const peopleScreen: DeskScreen = {
  path: 'people',
  title: msg`People`,
  leastRole: 'manager',
  part: screenPart(() => import('./people-screen.tsx')),
  module: 'src/screens/people/people-screen.tsx',
  load: ({ hotelId, transport, queryClient }) =>
    Promise.all([
      // Told to owners alone; the page of a manager stands without it.
      queryClient.query(peopleQuery(transport, hotelId)).catch(() => {}),
      queryClient.infiniteQuery(changesQuery(transport, hotelId, {})),
    ]),
};
