import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import '../../../parts/sums.css';
import { useHouseCurrency } from '../use-house-currency.ts';

export type SumLine = { readonly words: string; readonly minor: number; readonly isTotal?: boolean };

/** A bill, line by line. */
export function Sums({ lines }: { lines: readonly SumLine[] }) {
  const { language } = useDesk();
  const currency = useHouseCurrency();
  return (
    <dl className="sums">
      {lines.map(({ words, minor, isTotal = false }, place) => (
        <div key={place} className={isTotal ? 'sums__all' : undefined}>
          <dt>{words}</dt>
          <dd>{formatMoney(language, minor, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
