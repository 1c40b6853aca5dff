import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { dayQuery } from '../../app/data/day-query.ts';
import { latelyQuery } from '../../app/data/lately-query.ts';
import { needsQuery } from '../../app/data/needs-query.ts';
import { outlookQuery } from '../../app/data/outlook-query.ts';
import type { DeskScreen } from '../../app/page/screen.ts';
import { dayOf } from './day-of.ts';

export const todayScreen: DeskScreen = {
  path: '',
  title: msg`Today`,
  leastRole: 'reader',
  part: screenPart(() => import('./today-screen.tsx')),
  module: 'src/screens/today/today-screen.tsx',
  load: ({ hotelId, transport, queryClient, query, today }) =>
    Promise.allSettled([
      queryClient.query(dayQuery(transport, hotelId, dayOf(query, today))),
      queryClient.query(outlookQuery(transport, hotelId)),
      queryClient.query(needsQuery(transport, hotelId)),
      queryClient.query(latelyQuery(transport, hotelId)),
    ]),
};
