import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type ScreenPath =
  | ''
  | 'packages'
  | 'package/:packageId'
  | 'room/:roomId'
  | 'bundle/:channelId/:sessionId/:bundleId'
  | 'checkout/add-services/:roomId'
  | 'checkout/guest-info'
  | 'checkout/card-details'
  | 'checkout/payment-callback'
  | 'checkout/thank-you'
  | 'reservation/cancel/:reservationId?/confirmation'
  | 'reservation/cancel/:reservationId?'
  | 'reservation/payment/:reservationId/callback'
  | 'reservation/payment/:reservationId?'
  | 'reservation/lost-link'
  | 'reservation/:reservationId/confirmation'
  | 'reservation/:reservationId/change/:roomStayId'
  | 'reservation/:reservationId/change/pay/:changeId'
  | 'reservation/:reservationId/change/paid/:changeId'
  | 'reservation/:reservationId'
  | 'customer-account/privacy-policy'
  | 'customer-account/general-terms'
  | 'customer-account/accessibility'
  | 'config'
  | 'config/customization'
  | 'config/customization-form'
  | 'config/sign-in'
  | 'maintenance';

export type ScreenEntry = {
  /** Below the hotel's number. */
  readonly path: ScreenPath;
  readonly title: MessageDescriptor;
  readonly bodyClass?: '_checkout' | '_account' | '_config';
  /** The source file of a screen, or of a part of it, that is fetched when it is opened. */
  readonly module?: string;
  /** Shows prices that hold for a while; the others are left alone when a session ends. */
  readonly isTimed?: boolean;
  /** Loads the hotel's payment provider: a document of its own, with its own security policy and nobody else's scripts. */
  readonly takesPayment?: boolean;
  /** May stand in a page of the hotel's own site. What is not named here stands in nobody's frame. */
  readonly isFramable?: boolean;
  /** Where the provider leads back to, perhaps inside the frame its page stands in. */
  readonly isReturn?: boolean;
  /** Shows something of one guest: not for search engines, and its address is nobody else's business. */
  readonly isPrivate?: boolean;
  /** Shows a reservation that was made: kept by no browser, since the next who sits there is perhaps somebody else. */
  readonly isReservation?: boolean;
  /** Where people of the hotel work: white, without the hotel's own look and without header and footer. */
  readonly isOffice?: boolean;
};

const checkout = { bodyClass: '_checkout', isPrivate: true } as const;
const reservation = { isPrivate: true, isReservation: true } as const;
const legal = { bodyClass: '_account', module: 'src/screens/legal/legal-screen.tsx', isFramable: true } as const;

const office = {
  title: msg`Your look`,
  bodyClass: '_config',
  module: 'src/screens/customization/customization-screen.tsx',
  isPrivate: true,
  isOffice: true,
} as const;

/** The pages of a hotel: the table of contents of the guest application. */
export const screenTable: readonly ScreenEntry[] = [
  { path: '', title: msg`All Rooms`, module: 'src/screens/home/home-screen.tsx', isTimed: true, isFramable: true },
  {
    path: 'packages',
    title: msg`All Packages`,
    module: 'src/screens/packages/packages-screen.tsx',
    isTimed: true,
    isFramable: true,
  },
  {
    path: 'package/:packageId',
    title: msg({
      message: 'Package',
      comment: 'An offer of the hotel: nights and services at one price; not a parcel',
    }),
    module: 'src/screens/package/package-screen.tsx',
    isTimed: true,
    isFramable: true,
  },
  {
    path: 'bundle/:channelId/:sessionId/:bundleId',
    title: msg`Your bundle`,
    module: 'src/screens/bundle/bundle-screen.tsx',
    isTimed: true,
    isPrivate: true,
    isFramable: true,
  },
  {
    path: 'room/:roomId',
    title: msg`Single Room`,
    module: 'src/screens/room/room-screen.tsx',
    isTimed: true,
    isFramable: true,
  },
  {
    path: 'checkout/add-services/:roomId',
    title: msg`Services`,
    module: 'src/screens/add-services/add-services-screen.tsx',
    isTimed: true,
    isFramable: true,
    ...checkout,
  },
  {
    path: 'checkout/guest-info',
    title: msg`Your details`,
    module: 'src/screens/guest-info/guest-info-screen.tsx',
    isTimed: true,
    isFramable: true,
    ...checkout,
  },
  {
    path: 'checkout/card-details',
    title: msg`Payment`,
    module: 'src/screens/card-details/card-details-screen.tsx',
    isTimed: true,
    // In a frame without the provider: there it books what is paid at the hotel, and leads out for all else.
    isFramable: true,
    takesPayment: true,
    ...checkout,
  },
  {
    path: 'checkout/payment-callback',
    title: msg`Payment`,
    module: 'src/screens/payment-result/payment-callback-screen.tsx',
    isReturn: true,
    ...checkout,
    isReservation: true,
  },
  {
    path: 'checkout/thank-you',
    title: msg`Booking confirmed`,
    module: 'src/screens/thank-you/thank-you-screen.tsx',
    isFramable: true,
    ...checkout,
    isReservation: true,
  },
  {
    path: 'reservation/cancel/:reservationId?/confirmation',
    title: msg`Reservation cancelled`,
    module: 'src/screens/cancel/cancelled-screen.tsx',
    ...reservation,
  },
  {
    path: 'reservation/cancel/:reservationId?',
    title: msg`Cancel a reservation`,
    module: 'src/screens/cancel/cancel-screen.tsx',
    ...reservation,
  },
  {
    path: 'reservation/payment/:reservationId/callback',
    title: msg`Payment`,
    module: 'src/screens/pay/pay-callback-screen.tsx',
    ...reservation,
    isReturn: true,
  },
  {
    path: 'reservation/payment/:reservationId?',
    title: msg`Pay for your stay`,
    module: 'src/screens/pay/pay-screen.tsx',
    ...reservation,
    takesPayment: true,
  },
  {
    path: 'reservation/lost-link',
    title: msg`Find your booking`,
    module: 'src/screens/lost-link/lost-link-screen.tsx',
    ...reservation,
  },
  {
    path: 'reservation/:reservationId/confirmation',
    title: msg`Reservation changed`,
    module: 'src/screens/manage/modified-screen.tsx',
    ...reservation,
  },
  {
    path: 'reservation/:reservationId/change/:roomStayId',
    title: msg`Change your reservation`,
    module: 'src/screens/change/change-screen.tsx',
    ...reservation,
  },
  {
    path: 'reservation/:reservationId/change/pay/:changeId',
    title: msg`Pay for the change`,
    module: 'src/screens/change/pay-change-screen.tsx',
    ...reservation,
    takesPayment: true,
  },
  {
    path: 'reservation/:reservationId/change/paid/:changeId',
    title: msg`Payment`,
    module: 'src/screens/change/change-paid-screen.tsx',
    ...reservation,
    isReturn: true,
  },
  // Behind the pages above: a word of theirs is no reference.
  {
    path: 'reservation/:reservationId',
    title: msg`Your reservation`,
    module: 'src/screens/manage/manage-screen.tsx',
    ...reservation,
  },
  { path: 'customer-account/privacy-policy', title: msg`Privacy policy`, ...legal },
  { path: 'customer-account/general-terms', title: msg`General terms`, ...legal },
  { path: 'config', ...office },
  { path: 'config/customization', ...office },
  { path: 'config/customization-form', ...office },
  {
    path: 'customer-account/accessibility',
    title: msg`Accessibility`,
    bodyClass: '_account',
    module: 'src/screens/accessibility/accessibility-screen.tsx',
    isFramable: true,
  },
  {
    path: 'config/sign-in',
    title: msg`Sign in`,
    module: 'src/screens/sign-in/sign-in-screen.tsx',
    bodyClass: '_config',
    isPrivate: true,
  },
  {
    path: 'maintenance',
    title: msg`Maintenance`,
    module: 'src/screens/maintenance/maintenance-screen.tsx',
    isFramable: true,
  },
];

/** The page of a chain, which belongs to none of its hotels. */
export const chainEntry = { title: msg`All properties`, module: 'src/screens/chain/chain-screen.tsx' };

export const partsModule = 'src/screens/parts/parts-screen.tsx';
