import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadReservation } from '../../features/reservation/load-reservation.ts';

export const screens: readonly Screen[] = [
  {
    path: 'reservation/:reservationId/change/:roomStayId',
    title: msg`Change your reservation`,
    part: () => import('./change-screen.tsx'),
    load: loadReservation,
    isPrivate: true,
    isReservation: true,
  },
  {
    path: 'reservation/:reservationId/change/pay/:changeId',
    title: msg`Pay for the change`,
    part: () => import('./pay-change-screen.tsx'),
    load: loadReservation,
    isPrivate: true,
    isReservation: true,
    takesPayment: true,
  },
  {
    path: 'reservation/:reservationId/change/paid/:changeId',
    title: msg`Payment`,
    part: () => import('./change-paid-screen.tsx'),
    isPrivate: true,
    isReservation: true,
    isReturn: true,
  },
];
