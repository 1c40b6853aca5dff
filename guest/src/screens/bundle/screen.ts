import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadBundle } from './load-bundle.ts';

export const screens: readonly Screen[] = [
  {
    path: 'bundle/:channelId/:sessionId/:bundleId',
    title: msg`Your bundle`,
    part: () => import('./bundle-screen.tsx'),
    load: loadBundle,
    isTimed: true,
    isPrivate: true,
    isFramable: true,
  },
];
