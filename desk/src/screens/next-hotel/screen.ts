import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

export const nextHotelScreen: DeskScreen = {
  path: 'next-hotel',
  title: msg`Another hotel`,
  leastRole: 'owner',
  part: screenPart(() => import('./next-hotel-screen.tsx')),
  module: 'src/screens/next-hotel/next-hotel-screen.tsx',
};
