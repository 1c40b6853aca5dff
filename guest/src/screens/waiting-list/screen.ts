import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadWaiting } from './load-waiting.ts';

export const screens: readonly Screen[] = [
  {
    path: 'waiting-list/:waitingId?',
    title: msg`Waiting list`,
    part: () => import('./waiting-screen.tsx'),
    load: loadWaiting,
    isPrivate: true,
  },
];
