import type { CalendarGuarded, CalendarWarned, WarnedNights } from '@stayfront/contract/desk/calendar/refused';
import { writeMinor } from '@stayfront/rules/channel-manager/compose-reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';

/** So many stretches of nights are told; the desk shows them all. */
const most = 10;

/** Which prices the hotel does not take, and why. */
export const describeGuarded = ({ guarded, more }: CalendarGuarded, currency: CurrencyCode): string[] =>
  some(
    guarded.map(({ room, ratePlan, from, to, kind, limit, price }) => {
      const side = kind === 'floor' ? 'below the lowest' : 'above the highest';
      return `${room} at ${ratePlan} ${days(from, to)}: ${writeMinor(price, currency)} is ${side} price of the hotel, ${writeMinor(limit, currency)}`;
    }),
    more,
  );

/** Which prices look like a slip. */
export const describeWarnings = (
  warnings: readonly WarnedNights[],
  more: CalendarWarned['more'],
  currency: CurrencyCode,
): string[] =>
  some(
    warnings.map(
      ({ room, ratePlan, from, to, price, usual }) =>
        `${room} at ${ratePlan} ${days(from, to)}: ${writeMinor(price, currency)} looks like a slip, it is usually ${writeMinor(usual, currency)}`,
    ),
    more,
  );

const days = (from: string, to: string): string => (from === to ? `on ${from}` : `from ${from} to ${to}`);

const some = (all: readonly string[], more: number): string[] => {
  const beyond = Math.max(0, all.length - most) + more;
  return [...all.slice(0, most), ...(beyond > 0 ? [`and ${beyond} more`] : [])];
};
