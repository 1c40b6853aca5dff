import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { plainAmount } from '../../features/reservation/plain-amount.ts';

interface SumLinesProps {
  currency: CurrencyCode;
  /** Null: it is not known before an amount is there. */
  lines: readonly { readonly name: string; readonly amount: number | null; readonly isSum?: boolean }[];
}

/** How it stands before and after. */
export function SumLines({ currency, lines }: SumLinesProps) {
  const { language } = useDesk();
  return (
    <dl className="sums">
      {lines.map(({ name, amount, isSum = false }) => (
        <div key={name} className={classes(isSum && 'sums__all')}>
          <dt>{name}</dt>
          <dd>{amount === null ? '–' : <bdi dir="ltr">{plainAmount(language, amount, currency)}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}
