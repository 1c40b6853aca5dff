import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'maintenance',
    title: msg`Maintenance`,
    part: () => import('./maintenance-screen.tsx'),
    isFramable: true,
  },
];
