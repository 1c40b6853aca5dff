import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadRoomScreen } from './load-room-screen.ts';

export const screens: readonly Screen[] = [
  {
    path: 'room/:roomId',
    title: msg`Single Room`,
    part: () => import('./room-screen.tsx'),
    load: loadRoomScreen,
    hasFirstTexts: true,
    isSearch: true,
    isTimed: true,
    isFramable: true,
    isShownAtDesk: true,
  },
];
