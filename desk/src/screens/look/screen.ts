import { msg } from '@lingui/core/macro';
import { configQuery } from '../../app/data/config-query.ts';
import { customizationQuery } from '../../app/data/customization-query.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

const look = {
  area: 'config',
  bodyClass: '_config',
  title: msg`Look`,
  // Readers look at it and change nothing.
  leastRole: 'reader',
  part: screenPart(() => import('./look-screen.tsx')),
  module: 'src/screens/look/look-screen.tsx',
  load: ({ hotelId, transport, queryClient }) =>
    Promise.all([
      queryClient.query(customizationQuery(transport, hotelId)),
      queryClient.query(configQuery(transport, hotelId)),
    ]),
} as const satisfies Omit<DeskScreen, 'path'>;

/** Its addresses are older than the desk, and each is kept. */
export const lookScreens: readonly DeskScreen[] = [
  { path: 'customization', ...look },
  { path: 'customization-form', ...look },
  { path: '', ...look },
];
