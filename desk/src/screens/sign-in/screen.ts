import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

export const signInScreen: DeskScreen = {
  path: 'sign-in',
  title: msg`Sign in`,
  leastRole: null,
  part: screenPart(() => import('./sign-in-screen.tsx')),
  module: 'src/screens/sign-in/sign-in-screen.tsx',
};
