import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { housePicturesQuery } from '../../app/data/house-pictures-query.ts';
import { houseWordsQuery } from '../../app/data/house-words-query.ts';
import { propertyQuery } from '../../app/data/property-query.ts';
import { screenPart, type ScreenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

const screen = (path: string, title: MessageDescriptor, part: ScreenPart, file: string): DeskScreen => ({
  path: path === '' ? 'house' : `house/${path}`,
  title,
  // Readers look at it and change nothing.
  leastRole: 'reader',
  part,
  module: `src/screens/house/${file}`,
  load: ({ hotelId, transport, queryClient, language }) =>
    Promise.all([
      queryClient.query(propertyQuery(transport, hotelId)),
      queryClient.query(houseWordsQuery(transport, hotelId, language)),
      queryClient.query(housePicturesQuery(transport, hotelId)),
    ]),
});

/** Every page of the house. Each is a file of its own, fetched when it is opened. */
export const houseScreens: readonly DeskScreen[] = [
  screen(
    '',
    msg`House`,
    screenPart(() => import('./overview/overview.tsx')),
    'overview/overview.tsx',
  ),
];
