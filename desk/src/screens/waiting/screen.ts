import { msg } from '@lingui/core/macro';
import { waitingQuery } from '../../app/data/waiting-query.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

export const waitingScreen: DeskScreen = {
  path: 'waiting',
  title: msg`Waiting list`,
  leastRole: 'reader',
  part: screenPart(() => import('./waiting-screen.tsx')),
  module: 'src/screens/waiting/waiting-screen.tsx',
  load: ({ hotelId, transport, queryClient }) => queryClient.query(waitingQuery(transport, hotelId)),
};
