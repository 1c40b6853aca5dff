import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'config/sign-in',
    title: msg`Sign in`,
    part: () => import('./sign-in-screen.tsx'),
    bodyClass: '_config',
    isPrivate: true,
  },
];
