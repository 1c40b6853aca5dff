import { msg } from '@lingui/core/macro';
import { archiveQuery, arrivalsQuery, importsQuery } from '../../app/data/moving-queries.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

export const movingScreen: DeskScreen = {
  path: 'moving',
  title: msg`Leave and arrive`,
  leastRole: 'manager',
  part: screenPart(() => import('./moving-screen.tsx')),
  module: 'src/screens/moving/moving-screen.tsx',
  load: ({ hotelId, transport, queryClient }) =>
    Promise.all([
      // Told to owners alone; the page of a manager stands without it.
      queryClient.query(archiveQuery(transport, hotelId)).catch(() => {}),
      queryClient.query(arrivalsQuery(transport, hotelId)).catch(() => {}),
      queryClient.query(importsQuery(transport, hotelId)),
    ]),
};
