import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { passkeysQuery, sessionsQuery } from '../../app/data/people-queries.ts';
import { reportMailQuery } from '../../app/data/report-queries.ts';
import type { DeskScreen } from '../../app/page/screen.ts';

export const youScreen: DeskScreen = {
  path: 'you',
  title: msg`You`,
  leastRole: 'reader',
  part: screenPart(() => import('./you-screen.tsx')),
  module: 'src/screens/you/you-screen.tsx',
  load: ({ hotelId, transport, queryClient }) =>
    Promise.all([
      queryClient.query(sessionsQuery(transport, hotelId)),
      queryClient.query(passkeysQuery(transport, hotelId)),
      queryClient.query(reportMailQuery(transport, hotelId)),
    ]),
};
