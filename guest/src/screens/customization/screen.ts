import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadCustomization } from './load-customization.ts';

const office = {
  title: msg`Your look`,
  part: () => import('./customization-screen.tsx'),
  load: loadCustomization,
  bodyClass: '_config',
  isPrivate: true,
  isOffice: true,
} as const;

export const screens: readonly Screen[] = [
  { path: 'config', ...office },
  { path: 'config/customization', ...office },
  { path: 'config/customization-form', ...office },
];
