import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

export const stopReportMailScreen: DeskScreen = {
  path: 'stop-report-mail',
  title: msg`Report by mail`,
  // Whoever got the mail stops it, signed in or not.
  leastRole: null,
  part: screenPart(() => import('./stop-report-mail-screen.tsx')),
  module: 'src/screens/stop-report-mail/stop-report-mail-screen.tsx',
};
