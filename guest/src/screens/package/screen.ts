import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadPackage } from './load-package.ts';

export const screens: readonly Screen[] = [
  {
    path: 'package/:packageId',
    title: msg({
      message: 'Package',
      comment: 'An offer of the hotel: nights and services at one price; not a parcel',
    }),
    part: () => import('./package-screen.tsx'),
    load: loadPackage,
    isSearch: true,
    isTimed: true,
    isFramable: true,
    isShownAtDesk: true,
  },
];
