import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadThankYou } from './load-thank-you.ts';

export const screens: readonly Screen[] = [
  {
    path: 'checkout/thank-you',
    title: msg`Booking confirmed`,
    part: () => import('./thank-you-screen.tsx'),
    load: loadThankYou,
    bodyClass: '_checkout',
    isFramable: true,
    isPrivate: true,
    isReservation: true,
  },
];
