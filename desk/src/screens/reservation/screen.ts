import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { accountQuery } from '../../app/data/money-queries.ts';
import { invoicesQuery, notesQuery, reservationQuery } from '../../app/data/reservation-queries.ts';
import type { DeskScreen } from '../../app/page/screen.ts';

export const reservationScreen: DeskScreen = {
  path: 'reservations/:reservationId',
  title: msg`Reservation`,
  leastRole: 'reader',
  part: screenPart(() => import('./reservation-screen.tsx')),
  module: 'src/screens/reservation/reservation-screen.tsx',
  load: ({ hotelId, transport, queryClient, params }) => {
    const reservationId = params['reservationId'] ?? '';
    return Promise.all([
      queryClient.query(reservationQuery(transport, hotelId, reservationId)),
      queryClient.query(notesQuery(transport, hotelId, reservationId)),
      queryClient.query(accountQuery(transport, hotelId, reservationId)),
      queryClient.query(invoicesQuery(transport, hotelId, reservationId)),
    ]);
  },
};
