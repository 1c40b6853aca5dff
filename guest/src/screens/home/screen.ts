import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadHome } from './load-home.ts';

export const screens: readonly Screen[] = [
  {
    path: '',
    title: msg`All Rooms`,
    part: () => import('./home-screen.tsx'),
    load: loadHome,
    hasFirstTexts: true,
    isSearch: true,
    isTimed: true,
    isFramable: true,
    isShownAtDesk: true,
  },
];
