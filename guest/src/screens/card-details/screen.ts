import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'checkout/card-details',
    title: msg`Payment`,
    part: () => import('./card-details-screen.tsx'),
    bodyClass: '_checkout',
    isTimed: true,
    // In a frame without the provider: there it books what is paid at the hotel, and leads out for all else.
    isFramable: true,
    takesPayment: true,
    isPrivate: true,
  },
];
