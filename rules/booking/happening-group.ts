/** Under what a happening of a reservation is filtered. */
export type HappeningGroup = 'booking' | 'money' | 'letter' | 'house';

/** What belongs to each, as a regular expression that the database reads as well; all else is about the booking. */
export const happeningPatterns: Readonly<Record<Exclude<HappeningGroup, 'booking'>, string>> = {
  letter:
    '^(letter|confirmation-resent|letter-resent|link-sent|link-renewed|payment-link-sent|card-link-sent|rest\\.announced|rest\\.asked)$',
  house: '^(presence|room-number|expected-time|note|note-removed|erased)$',
  money: '^(pay|fee-paid|rest\\.unpaid|payment\\..*|card\\..*|refund.*|paid.*|charge.*|invoice.*|credit.*)$',
};

const compiled = (['letter', 'house', 'money'] as const).map(
  (group) => [group, new RegExp(happeningPatterns[group])] as const,
);

export const happeningGroup = (what: string): HappeningGroup =>
  compiled.find(([, pattern]) => pattern.test(what))?.[0] ?? 'booking';
