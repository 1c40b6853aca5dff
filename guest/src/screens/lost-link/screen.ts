import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'reservation/lost-link',
    title: msg`Find your booking`,
    part: () => import('./lost-link-screen.tsx'),
    isPrivate: true,
    isReservation: true,
  },
];
