import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { changesQuery } from '../../app/data/people-queries.ts';
import type { DeskScreen } from '../../app/page/screen.ts';
import { readFilter } from './read-filter.ts';

export const changesScreen: DeskScreen = {
  path: 'people/changes',
  title: msg`Changes`,
  leastRole: 'manager',
  part: screenPart(() => import('./changes-screen.tsx')),
  module: 'src/screens/changes/changes-screen.tsx',
  load: ({ hotelId, transport, queryClient, query }) =>
    queryClient.infiniteQuery(changesQuery(transport, hotelId, readFilter(query))),
};
