import { msg } from '@lingui/core/macro';
import { screenPart } from '../../app/page/screen-part.tsx';
import { offersQuery } from '../../app/data/offers-query.ts';
import type { DeskScreen } from '../../app/page/screen.ts';
import { readAsking } from './asking.ts';

export const newBookingScreen: DeskScreen = {
  path: 'new',
  title: msg`New booking`,
  leastRole: 'front-desk',
  part: screenPart(() => import('./new-booking-screen.tsx')),
  module: 'src/screens/new-booking/new-booking-screen.tsx',
  load: ({ hotelId, transport, queryClient, query, today, language, guests }) =>
    queryClient.query(offersQuery(transport, hotelId, { ...readAsking(query, today), chosen: '' }, guests, language)),
};
