import { msg } from '@lingui/core/macro';
import { housePicturesQuery } from '../../app/data/house-pictures-query.ts';
import { houseWordsQuery } from '../../app/data/house-words-query.ts';
import { propertyQuery } from '../../app/data/property-query.ts';
import { setUpQuery, setUpTemplatesQuery } from '../../app/data/set-up-query.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

const setUp = {
  title: msg`Set up`,
  leastRole: 'manager',
  isAlone: true,
  part: screenPart(() => import('./set-up-screen.tsx')),
  module: 'src/screens/set-up/set-up-screen.tsx',
  load: ({ hotelId, transport, queryClient, language }) =>
    Promise.all([
      queryClient.query(setUpQuery(transport, hotelId)),
      queryClient.query(setUpTemplatesQuery(transport, hotelId, language)),
      queryClient.query(propertyQuery(transport, hotelId)),
      queryClient.query(houseWordsQuery(transport, hotelId, language)),
      queryClient.query(housePicturesQuery(transport, hotelId)),
    ]),
} as const satisfies Omit<DeskScreen, 'path'>;

/** The steps from a name to a page that can be booked; without one of them in the address, the first that is open. */
export const setUpScreens: readonly DeskScreen[] = [
  { path: 'set-up', ...setUp },
  { path: 'set-up/:step', ...setUp },
];
