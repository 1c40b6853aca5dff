import { msg } from '@lingui/core/macro';
import type { Screen } from '../../app/page/screen.ts';
import { loadGiveCard } from './load-give-card.ts';

export const screens: readonly Screen[] = [
  {
    path: 'reservation/card/:reservationId?',
    title: msg`Guarantee your booking`,
    part: () => import('./give-card-screen.tsx'),
    load: loadGiveCard,
    isPrivate: true,
    isReservation: true,
    takesPayment: true,
  },
];
