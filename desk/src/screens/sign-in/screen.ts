import { msg } from '@lingui/core/macro';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import type { DeskScreen } from '../../app/page/screen.ts';

export const signInScreen: DeskScreen = {
  path: 'sign-in',
  title: msg`Sign in`,
  leastRole: null,
  part: lazyPart(() => import('./sign-in-screen.tsx')),
  module: 'src/screens/sign-in/sign-in-screen.tsx',
};
