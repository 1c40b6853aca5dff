import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'reservation/cancel/:reservationId?/confirmation',
    title: msg`Reservation cancelled`,
    part: () => import('./cancelled-screen.tsx'),
    isPrivate: true,
    isReservation: true,
  },
  {
    path: 'reservation/cancel/:reservationId?',
    title: msg`Cancel a reservation`,
    part: () => import('./cancel-screen.tsx'),
    isPrivate: true,
    isReservation: true,
  },
];
