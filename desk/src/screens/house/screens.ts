import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { housePicturesQuery } from '../../app/data/house-pictures-query.ts';
import { houseWordsQuery } from '../../app/data/house-words-query.ts';
import { propertyQuery } from '../../app/data/property-query.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';

/** Where it is below /desk/house, what it is called, and the file that draws it: once to fetch it, once to announce it. */
type Page = readonly [string, MessageDescriptor, Parameters<typeof screenPart>[0], string];

const pages: readonly Page[] = [
  ['', msg`House`, () => import('./overview/overview.tsx'), 'overview/overview.tsx'],
  ['publish', msg`Publish`, () => import('./publish/publish.tsx'), 'publish/publish.tsx'],
  ['hotel', msg`Hotel`, () => import('./hotel/hotel.tsx'), 'hotel/hotel.tsx'],
  ['rooms', msg`Rooms`, () => import('./rooms/rooms.tsx'), 'rooms/rooms.tsx'],
  ['rooms/:entryId', msg`Room`, () => import('./rooms/room-editor.tsx'), 'rooms/room-editor.tsx'],
  ['rates', msg`Rates`, () => import('./rates/rates.tsx'), 'rates/rates.tsx'],
  ['rates/:entryId', msg`Rate`, () => import('./rates/rate-editor.tsx'), 'rates/rate-editor.tsx'],
  ['cancelling', msg`Cancelling`, () => import('./cancelling/cancelling.tsx'), 'cancelling/cancelling.tsx'],
  [
    'cancelling/:entryId',
    msg({ message: 'Policy', comment: 'For cancelling' }),
    () => import('./cancelling/policy.tsx'),
    'cancelling/policy.tsx',
  ],
  ['services', msg`Services`, () => import('./services/services.tsx'), 'services/services.tsx'],
  ['services/:entryId', msg`Service`, () => import('./services/service.tsx'), 'services/service.tsx'],
  ['packages', msg`Packages`, () => import('./packages/packages.tsx'), 'packages/packages.tsx'],
  ['packages/:entryId', msg`Package`, () => import('./packages/package.tsx'), 'packages/package.tsx'],
  ['offers', msg`Offers`, () => import('./offers/offers.tsx'), 'offers/offers.tsx'],
  ['offers/:entryId', msg`Offer`, () => import('./offers/offer.tsx'), 'offers/offer.tsx'],
  ['codes', msg`Promo codes`, () => import('./codes/codes.tsx'), 'codes/codes.tsx'],
  ['codes/:entryId', msg`Promo code`, () => import('./codes/code.tsx'), 'codes/code.tsx'],
  ['guests', msg`Guests and ages`, () => import('./guests/guests.tsx'), 'guests/guests.tsx'],
  ['days', msg`Seasons and weekdays`, () => import('./days/days.tsx'), 'days/days.tsx'],
  ['taxes', msg`Taxes`, () => import('./taxes/taxes.tsx'), 'taxes/taxes.tsx'],
  [
    'taxes/:entryId',
    msg({ message: 'Tax', comment: 'One of the taxes of a hotel' }),
    () => import('./taxes/tax.tsx'),
    'taxes/tax.tsx',
  ],
  ['payment', msg`Booking and paying`, () => import('./payment/payment.tsx'), 'payment/payment.tsx'],
  ['page', msg`Booking page`, () => import('./page/page.tsx'), 'page/page.tsx'],
  ['mail', msg`Mail that arrives`, () => import('./mail/mail.tsx'), 'mail/mail.tsx'],
  ['legal', msg`Legal texts`, () => import('./legal/legal.tsx'), 'legal/legal.tsx'],
  ['pictures', msg`Pictures`, () => import('./pictures/pictures.tsx'), 'pictures/pictures.tsx'],
];

/** Every page of the house. Each is a file of its own, fetched when it is opened. */
export const houseScreens: readonly DeskScreen[] = pages.map(([path, title, load, file]) => ({
  path: path === '' ? 'house' : `house/${path}`,
  title,
  // Readers look at it and change nothing.
  leastRole: 'reader',
  part: screenPart(load),
  module: `src/screens/house/${file}`,
  load: ({ hotelId, transport, queryClient, language }) =>
    Promise.all([
      queryClient.query(propertyQuery(transport, hotelId)),
      queryClient.query(houseWordsQuery(transport, hotelId, language)),
      queryClient.query(housePicturesQuery(transport, hotelId)),
    ]),
}));
