import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { commaOf } from '@stayfront/ui/formats/join-parts.ts';
import { useMemo } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { openNight, type NightRules, type SheetRow } from '../../features/calendar/sheet.ts';
import type { ShownNight } from '../../features/calendar/shown-night.ts';

/** What a cell says to whoever cannot see it: the night, the row, what is in it, and what will become of it. */
export type CellWords = {
  readonly house: string;
  readonly dayOf: (date: string) => string;
  readonly rowOf: (row: SheetRow) => string;
  /** Double Room, Flexible, Fri 27 Nov */
  readonly joined: (parts: readonly string[]) => string;
  readonly rulesOf: (rules: NightRules) => string[];
  readonly cellOf: (
    row: SheetRow,
    date: string,
    night: ShownNight | undefined,
    rules: NightRules,
    currency: CurrencyCode,
  ) => string;
};

export function useCellWords(): CellWords {
  const { t } = useLingui();
  const { language } = useDesk();
  return useMemo(() => {
    const days = new Map<string, string>();
    const prices = new Map<number, string>();
    const moneyOf = (minor: number, currency: CurrencyCode): string => {
      const known = prices.get(minor) ?? formatMoney(language, minor, currency, 'search');
      prices.set(minor, known);
      return known;
    };
    const dayOf = (date: string): string => {
      const known = days.get(date) ?? formatDay(language, date, 'brief');
      days.set(date, known);
      return known;
    };
    const comma = commaOf(language);
    const joined = (parts: readonly string[]): string => parts.join(comma);
    const rows = new WeakMap<SheetRow, string>();
    const rowOf = (row: SheetRow): string => {
      const known = rows.get(row) ?? nameOf(row);
      rows.set(row, known);
      return known;
    };
    const nameOf = (row: SheetRow): string =>
      row.kind === 'house' ? t`The house` : row.kind === 'room' ? row.name : joined([row.roomName, row.name]);
    const rulesOf = (rules: NightRules): string[] => {
      const least = Math.max(rules.minStay ?? 0, rules.minThrough ?? 0);
      const most = rules.maxStay ?? rules.maxThrough;
      return [
        ...(rules.isClosed ? [t`closed`] : []),
        ...(least > 1 ? [t`${plural(least, { one: 'at least # night', other: 'at least # nights' })}`] : []),
        ...(most ? [t`${plural(most, { one: 'at most # night', other: 'at most # nights' })}`] : []),
        ...(rules.isClosedToArrival ? [t`no arrival`] : []),
        ...(rules.isClosedToDeparture ? [t`no departure`] : []),
      ];
    };
    const contentOf = (row: SheetRow, night: ShownNight, currency: CurrencyCode): string[] => {
      const { total, sold, held, price } = night;
      if (row.kind !== 'rate')
        return [
          t`${plural(total - sold - held, { one: '# room left', other: '# rooms left' })}`,
          t`${sold} of ${total} sold`,
          ...(held > 0 ? [t`${held} held`] : []),
        ];
      return [price === null ? t`no price` : moneyOf(price, currency)];
    };
    return {
      house: t`House`,
      dayOf,
      joined,
      rowOf,
      rulesOf,
      cellOf: (row, date, night, rules, currency) => {
        if (!night) return joined([dayOf(date), rowOf(row), t`on its way`]);
        const parts = [dayOf(date), rowOf(row), ...contentOf(row, night, currency)];
        if (rules !== openNight) parts.push(...rulesOf(rules));
        if (row.kind === 'rate' && row.follows !== null && night.isApart) parts.push(t`set apart`);
        if (night.isChanged) parts.push(t`changed, not saved`);
        if (night.isFollowing) parts.push(t`follows a change, not saved`);
        return joined(parts);
      },
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` is another function at each drawing, and changes with the language alone
  }, [language]);
}
