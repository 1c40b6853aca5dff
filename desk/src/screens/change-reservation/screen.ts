import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { reservationQuery } from '../../app/data/reservation-queries.ts';
import type { DeskScreen } from '../../app/page/screen.ts';

export const changeReservationScreen: DeskScreen = {
  path: 'reservations/:reservationId/change/:roomStayIndex',
  title: msg`Change a room`,
  leastRole: 'front-desk',
  part: screenPart(() => import('./change-screen.tsx')),
  module: 'src/screens/change-reservation/change-screen.tsx',
  load: ({ hotelId, transport, queryClient, params: { reservationId = '' } }) =>
    queryClient.query(reservationQuery(transport, hotelId, reservationId)),
};
