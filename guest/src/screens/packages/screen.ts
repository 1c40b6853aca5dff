import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadPackages } from './load-packages.ts';

export const screens: readonly Screen[] = [
  {
    path: 'packages',
    title: msg`All Packages`,
    part: () => import('./packages-screen.tsx'),
    load: loadPackages,
    isSearch: true,
    isTimed: true,
    isFramable: true,
    isShownAtDesk: true,
  },
];
