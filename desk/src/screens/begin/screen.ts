import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

export const beginScreen: DeskScreen = {
  path: 'begin',
  isBeforeHotel: true,
  title: msg`Begin a hotel`,
  leastRole: null,
  part: screenPart(() => import('./begin-screen.tsx')),
  module: 'src/screens/begin/begin-screen.tsx',
};
