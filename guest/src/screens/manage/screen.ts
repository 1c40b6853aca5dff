import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadReservation } from '../../features/reservation/load-reservation.ts';

export const screens: readonly Screen[] = [
  {
    path: 'reservation/:reservationId/confirmation',
    title: msg`Reservation changed`,
    part: () => import('./modified-screen.tsx'),
    isPrivate: true,
    isReservation: true,
  },
  {
    path: 'reservation/:reservationId',
    title: msg`Your reservation`,
    part: () => import('./manage-screen.tsx'),
    load: loadReservation,
    isPrivate: true,
    isReservation: true,
  },
];
