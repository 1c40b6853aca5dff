import { useLingui } from '@lingui/react/macro';
import type { SheetFault } from '@stayfront/contract/desk/calendar/sheet';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

/** What is wrong with a line of a file, and what to do about it. */
export function useSheetFaultWords(): (fault: SheetFault) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  const day = (date: string | undefined): string => (date === undefined ? '' : formatDay(language, date, 'far'));
  return ({ code, says = {} }) => {
    const [first, last] = [day(says.first), day(says.last)];
    const { thousands = '', decimals = '' } = says;
    const words: Readonly<Record<SheetFault['code'], string>> = {
      'day-missing': t`Write the night.`,
      'day-unknown': t`There is no such day. Write it as 2027-06-11 or 11.06.2027.`,
      'day-past': t`This night is over. Take the line out, or write a night from ${first} on.`,
      'day-far': t`This is too far ahead. Write a night until ${last}.`,
      'room-missing': t`Write the room, or choose which one lines without a room mean.`,
      'room-unknown': t`No room is called so. Write its name or code as in this house.`,
      'rate-missing': t`A price needs a rate. Write it, or choose which one lines without a rate mean.`,
      'rate-unknown': t`No rate is called so. Write its name or code as in this house.`,
      'rate-of-other-rooms': t`This room is not sold at this rate. Take the line out, or write another rate.`,
      amount: t`This is no amount. Write it as 168 or 168.50.`,
      'amount-two-ways': t`This can be read in two ways. Write ${thousands} or ${decimals}.`,
      count: t`Write a whole number.`,
      'total-large': t`These are more rooms than a house has. Write fewer.`,
      nights: t`Write 1 to 999 nights, or 0 for no rule.`,
      'stay-bounds': t`The longest stay is shorter than the minimum stay. Change one of them.`,
      flag: t`Write yes or no.`,
      'prices-differ': t`The price and the prices by guests say two different things. Change one of them and leave the other as it was.`,
      'prices-none': t`There are no prices yet on this night. Write the price for one or two adults as well.`,
    };
    return words[code];
  };
}
