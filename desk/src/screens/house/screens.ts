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
  screen(
    'cancelling',
    msg`Cancelling`,
    screenPart(() => import('./cancelling/cancelling.tsx')),
    'cancelling/cancelling.tsx',
  ),
  screen(
    'cancelling/:entryId',
    msg({ message: 'Policy', comment: 'For cancelling' }),
    screenPart(() => import('./cancelling/policy.tsx')),
    'cancelling/policy.tsx',
  ),
  screen(
    'services',
    msg`Services`,
    screenPart(() => import('./services/services.tsx')),
    'services/services.tsx',
  ),
  screen(
    'services/:entryId',
    msg`Service`,
    screenPart(() => import('./services/service.tsx')),
    'services/service.tsx',
  ),
  screen(
    'packages',
    msg`Packages`,
    screenPart(() => import('./packages/packages.tsx')),
    'packages/packages.tsx',
  ),
  screen(
    'packages/:entryId',
    msg`Package`,
    screenPart(() => import('./packages/package.tsx')),
    'packages/package.tsx',
  ),
  screen(
    'offers',
    msg`Offers`,
    screenPart(() => import('./offers/offers.tsx')),
    'offers/offers.tsx',
  ),
  screen(
    'offers/:entryId',
    msg`Offer`,
    screenPart(() => import('./offers/offer.tsx')),
    'offers/offer.tsx',
  ),
  screen(
    'codes',
    msg`Promo codes`,
    screenPart(() => import('./codes/codes.tsx')),
    'codes/codes.tsx',
  ),
  screen(
    'codes/:entryId',
    msg`Promo code`,
    screenPart(() => import('./codes/code.tsx')),
    'codes/code.tsx',
  ),
  screen(
    'guests',
    msg`Guests and ages`,
    screenPart(() => import('./guests/guests.tsx')),
    'guests/guests.tsx',
  ),
  screen(
    'days',
    msg`Seasons and weekdays`,
    screenPart(() => import('./days/days.tsx')),
    'days/days.tsx',
  ),
  screen(
    'taxes',
    msg`Taxes`,
    screenPart(() => import('./taxes/taxes.tsx')),
    'taxes/taxes.tsx',
  ),
  screen(
    'taxes/:entryId',
    msg({ message: 'Tax', comment: 'One of the taxes of a hotel' }),
    screenPart(() => import('./taxes/tax.tsx')),
    'taxes/tax.tsx',
  ),
  screen(
    'payment',
    msg`Booking and paying`,
    screenPart(() => import('./payment/payment.tsx')),
    'payment/payment.tsx',
  ),
  screen(
    'page',
    msg`Booking page`,
    screenPart(() => import('./page/page.tsx')),
    'page/page.tsx',
  ),
  screen(
    'legal',
    msg`Legal texts`,
    screenPart(() => import('./legal/legal.tsx')),
    'legal/legal.tsx',
  ),
];
