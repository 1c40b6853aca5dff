import { msg } from '@lingui/core/macro';
import { calendarQuery, pieceOf } from '../../app/data/calendar-query.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';
import { shownFrom } from './shown-from.ts';

export const calendarScreen: DeskScreen = {
  path: 'calendar',
  title: msg`Calendar`,
  leastRole: 'reader',
  part: screenPart(() => import('./calendar-screen.tsx')),
  module: 'src/screens/calendar/calendar-screen.tsx',
  load: ({ hotelId, transport, queryClient, query, today }) =>
    queryClient.query(calendarQuery(transport, hotelId, today, pieceOf(today, shownFrom(query, today)))),
};
