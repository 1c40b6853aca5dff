import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadPay } from './load-pay.ts';

export const screens: readonly Screen[] = [
  {
    path: 'reservation/payment/:reservationId/callback',
    title: msg`Payment`,
    part: () => import('./pay-callback-screen.tsx'),
    isPrivate: true,
    isReservation: true,
    isReturn: true,
  },
  {
    path: 'reservation/payment/:reservationId?',
    title: msg`Pay for your stay`,
    part: () => import('./pay-screen.tsx'),
    load: loadPay,
    isPrivate: true,
    isReservation: true,
    takesPayment: true,
  },
];
