import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'checkout/payment-callback',
    title: msg`Payment`,
    part: () => import('./payment-callback-screen.tsx'),
    bodyClass: '_checkout',
    isReturn: true,
    isPrivate: true,
    isReservation: true,
  },
];
