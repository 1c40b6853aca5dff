import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'customer-account/accessibility',
    title: msg`Accessibility`,
    part: () => import('./accessibility-screen.tsx'),
    bodyClass: '_account',
    isFramable: true,
  },
];
