import { Email } from '@stayfront/contract/guest-info';
import { readReference } from '@stayfront/rules/booking/reservation-reference';

type EraseCommand = {
  readonly hotel: number | 'all';
  /** A reference, an e-mail address, or `due`. */
  readonly whom: string;
  readonly isDryRun: boolean;
};

/** What somebody has typed, if it is plain whom to forget: nothing here can be undone. */
export function readEraseCommand(typed: readonly string[]): EraseCommand | null {
  const flags = typed.filter((word) => word.startsWith('-'));
  const [house = '', whom = '', ...more] = typed.filter((word) => !word.startsWith('-'));
  if (more.length > 0 || flags.some((flag) => flag !== '--dry-run')) return null;
  const hotel = house === 'all' ? 'all' : /^\d{1,9}$/.test(house) ? Number(house) : null;
  const isNamed = whom === 'due' || readReference(whom) !== null || Email.safeParse(whom).success;
  return hotel !== null && isNamed ? { hotel, whom, isDryRun: flags.length > 0 } : null;
}
