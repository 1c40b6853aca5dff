// Read by the build as well: plain values only.

/** What is said only here comes with the screens a guest reaches by pressing on, not with the first page. */
export const laterSources = [
  'guest/src/screens/accessibility/',
  'guest/src/parts/stay-calendar/',
  'guest/src/screens/add-services/',
  'guest/src/screens/bundle/',
  'guest/src/screens/cancel/',
  'guest/src/screens/card-details/',
  'guest/src/screens/change/',
  'guest/src/screens/checkout/',
  'guest/src/screens/customization/',
  'guest/src/screens/frame/chosen-bar.tsx',
  'guest/src/screens/frame/completing-dialog.tsx',
  'guest/src/screens/frame/failed-dialog.tsx',
  'guest/src/screens/frame/oops-dialog.tsx',
  'guest/src/screens/frame/page-failed.tsx',
  'guest/src/screens/frame/past-dates-dialog.tsx',
  'guest/src/screens/frame/reset-elsewhere-dialog.tsx',
  'guest/src/screens/frame/session-ended-dialog.tsx',
  'guest/src/screens/frame/use-error-words.ts',
  'guest/src/screens/guest-info/',
  'guest/src/screens/home/chosen-dates.tsx',
  'guest/src/screens/home/code-notice.tsx',
  'guest/src/screens/home/dates-panel.tsx',
  'guest/src/screens/home/dates-price.tsx',
  'guest/src/screens/home/guests-panel.tsx',
  'guest/src/screens/home/hotel-contact.tsx',
  'guest/src/screens/home/hotels-panel.tsx',
  'guest/src/screens/home/near-stays.tsx',
  'guest/src/screens/home/no-rooms.tsx',
  'guest/src/screens/home/not-offered.tsx',
  'guest/src/screens/home/package-dates-price.tsx',
  'guest/src/screens/home/panel-shell.tsx',
  'guest/src/screens/home/promo-panel.tsx',
  'guest/src/screens/home/room-guests.tsx',
  'guest/src/screens/home/use-reasons.ts',
  'guest/src/screens/legal/',
  'guest/src/screens/lost-link/',
  'guest/src/screens/maintenance/',
  'guest/src/screens/manage/',
  'guest/src/screens/not-found/',
  'guest/src/screens/parts/',
  'guest/src/screens/pay/',
  'guest/src/screens/payment-result/',
  'guest/src/screens/sign-in/',
  'guest/src/screens/thank-you/',
  'guest/src/track/',
];

/** Ways to write a day that are met only there (day-styles.ts). */
export const laterStyles: ReadonlySet<string> = new Set([
  'confirmed',
  'spoken',
  'undated',
  'dated',
  'month',
  'monthOnly',
  'weekday',
  'ordered',
  'orderedYear',
]);

/** The pages, by their addresses below the hotel's number, that may say something of it. */
export const needsLaterTexts = (path: string): boolean =>
  /^(checkout|reservation|config|bundle|customer-account|maintenance)(\/|$)/.test(path);
