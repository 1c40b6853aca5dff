import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadLegal } from './load-legal.ts';

const legal = {
  part: () => import('./legal-screen.tsx'),
  load: loadLegal,
  bodyClass: '_account',
  isFramable: true,
  isShownAtDesk: true,
} as const;

export const screens: readonly Screen[] = [
  { path: 'customer-account/privacy-policy', title: msg`Privacy policy`, ...legal },
  { path: 'customer-account/general-terms', title: msg`General terms`, ...legal },
];
