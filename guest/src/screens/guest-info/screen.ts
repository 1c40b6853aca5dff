import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'checkout/guest-info',
    title: msg`Your details`,
    part: () => import('./guest-info-screen.tsx'),
    bodyClass: '_checkout',
    isTimed: true,
    isFramable: true,
    isPrivate: true,
  },
];
