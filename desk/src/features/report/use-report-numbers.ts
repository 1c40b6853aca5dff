import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

/** How figures of reports are written; a dash where there is none. */
export function useReportNumbers(currency: CurrencyCode) {
  const { language } = useDesk();
  const or = (value: number | null, write: (value: number) => string): string => (value === null ? '–' : write(value));
  return {
    count: (value: number | null) => or(value, (known) => formatCount(language, known)),
    money: (minor: number | null) => or(minor, (known) => formatMoney(language, known, currency)),
    /** Without its currency, where that is said once for all. */
    amount: (minor: number | null) =>
      or(minor, (known) => writeNumber(language, known / 10 ** decimalsOf(currency), decimalsOf(currency))),
    percent: (basisPoints: number | null) =>
      or(basisPoints, (known) => `${writeNumber(language, known / 100, 1)}\u00a0%`),
    tenths: (tenths: number | null) => or(tenths, (known) => writeNumber(language, known / 10, 1)),
  };
}
