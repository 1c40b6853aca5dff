import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'checkout/add-services/:roomId',
    title: msg`Services`,
    part: () => import('./add-services-screen.tsx'),
    bodyClass: '_checkout',
    isTimed: true,
    isFramable: true,
    isPrivate: true,
  },
];
