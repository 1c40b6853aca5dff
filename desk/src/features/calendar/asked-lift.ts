import type { DemandLift } from '@stayfront/contract/desk/demand';
import { liftKinds } from '@stayfront/rules/demand/lift';
import { isStayDate, stayDate } from '@stayfront/rules/stay/stay-date';

/** A change that the calendar is opened with, as it stands in its address: it is pending there, and nothing is saved. */
export const writeLift = ({ kind, from, to, nights }: DemandLift): string => [kind, from, to, nights].join('.');

/** What nobody could have meant is none. */
export function readLift(written: string | null): DemandLift | null {
  const [named, from = '', to = '', nights = ''] = (written ?? '').split('.');
  const kind = liftKinds.find((one) => one === named);
  if (!kind || !isStayDate(from) || !isStayDate(to) || to < from || !/^\d{1,3}$/.test(nights)) return null;
  return { kind, from: stayDate(from), to: stayDate(to), nights: Number(nights) };
}
