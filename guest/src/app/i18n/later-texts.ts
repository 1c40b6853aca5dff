// Read by the build as well: plain values only.

/**
 * What is said only here comes with the screens a guest reaches by pressing on, not with the first page. So does what a
 * screen says whose `screen.ts` does not speak of first texts.
 */
export const laterSources = [
  'guest/src/features/basket/',
  'guest/src/features/consent/',
  'guest/src/features/frame/failed-dialog.tsx',
  'guest/src/features/frame/not-found-screen.tsx',
  'guest/src/features/frame/oops-dialog.tsx',
  'guest/src/features/frame/page-failed.tsx',
  'guest/src/features/frame/past-dates-dialog.tsx',
  'guest/src/features/frame/reset-elsewhere-dialog.tsx',
  'guest/src/features/frame/session-ended-dialog.tsx',
  'guest/src/features/frame/use-error-words.ts',
  'guest/src/features/guest-details/',
  'guest/src/features/house/',
  'guest/src/features/package/package-stay.tsx',
  'guest/src/features/payment/',
  'guest/src/features/reservation/',
  'guest/src/features/search/age-fields.tsx',
  'guest/src/features/search/assumed-ages.tsx',
  'guest/src/features/search/chosen-dates.tsx',
  'guest/src/features/search/dates-panel.tsx',
  'guest/src/features/search/dates-price.tsx',
  'guest/src/features/search/guests-panel.tsx',
  'guest/src/features/search/hotels-panel.tsx',
  'guest/src/features/search/package-dates-price.tsx',
  'guest/src/features/search/panel-shell.tsx',
  'guest/src/features/search/promo-panel.tsx',
  'guest/src/features/search/room-guests.tsx',
  'guest/src/features/search/use-package-problem.ts',
  'guest/src/features/search/use-reasons.ts',
  'guest/src/features/service/',
  'guest/src/features/stay/calendar-legend.tsx',
  'guest/src/features/stay/month-grid.tsx',
  'guest/src/features/stay/stay-calendar.tsx',
  'guest/src/features/stay/use-day-words.ts',
  'guest/src/screens/parts/',
  'guest/src/screens/home/book-again-card.tsx',
  'guest/src/screens/home/code-notice.tsx',
  'guest/src/screens/home/filters/filter-sheet.tsx',
  'guest/src/screens/home/hotel-contact.tsx',
  'guest/src/screens/home/near-stays.tsx',
  'guest/src/screens/home/no-rooms.tsx',
  'guest/src/screens/home/not-offered.tsx',
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
