/** Under what a happening of a reservation is filtered. */
export type HappeningGroup = 'booking' | 'money' | 'letter' | 'house';

const letters: ReadonlySet<string> = new Set([
  'letter',
  'confirmation-resent',
  'letter-resent',
  'link-sent',
  'link-renewed',
  'payment-link-sent',
  'rest.announced',
  'rest.asked',
]);
const ofHouse: ReadonlySet<string> = new Set(['presence', 'room-number', 'note', 'note-removed', 'erased']);
const ofMoney = /^(pay|rest\.unpaid|payment\..*|refund.*|paid.*|charge.*|invoice.*|credit.*)$/;

export function happeningGroup(what: string): HappeningGroup {
  if (letters.has(what)) return 'letter';
  if (ofHouse.has(what)) return 'house';
  return ofMoney.test(what) ? 'money' : 'booking';
}
